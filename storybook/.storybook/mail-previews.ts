import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const checkout = path.resolve(import.meta.dirname, '../..');
const folder = path.join(checkout, '.cache/mails');
const asked = '@media (prefers-color-scheme:dark)';

/**
 * Renders every mail from its own template with sample data, for the pages under Mails: `name-light.html`,
 * `name-dark.html` and `name.txt`. They are as old as the start of Storybook.
 * @returns the folder with them
 */
export function writeMailPreviews(): string {
  const printed = execFileSync(process.execPath, ['--import', 'tsx', 'api/testing/print-mails.ts'], {
    cwd: checkout,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const keep = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const mails = JSON.parse(printed) as Record<'name' | 'subject' | 'html' | 'text', string>[];
  for (const { name, subject, html, text } of mails) {
    keep(`${name}-light.html`, html.replaceAll(asked, '@media not all'));
    keep(`${name}-dark.html`, html.replaceAll(asked, '@media all'));
    keep(`${name}.txt`, `Subject: ${subject}\n\n${text}\n`);
  }
  return folder;
}
