import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SeenPage } from '../e2e/http/every-page';

/** Not among our packages: it is 31 MB and needs Java, and only this command uses it. */
const checker = 'vnu-jar@26.9.27';

interface Message {
  message: string;
  extract?: string;
  /** The file. */
  url?: string;
}

/** The errors of the Nu HTML Checker in these pages, with the page. */
export async function checkMarkup(pages: SeenPage[]): Promise<{ finding: string; page: string }[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-markup-'));
  try {
    mkdirSync(path.join(folder, 'pages'));
    for (const [index, { html }] of pages.entries())
      writeFileSync(path.join(folder, 'pages', `${index}.html`), html);
    const options = [
      '--errors-only',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      path.join(folder, 'pages'),
    ];
    const command = ['exec', '--yes', '--package', checker, '--', 'vnu', ...options];
    const { stdout } = await promisify(execFile)('npm', command, { maxBuffer: 1 << 28 });
    const { messages } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { messages: Message[] };
    return messages.map(({ message, extract = '', url = '' }) => ({
      finding: `nu: ${message} ${extract.replaceAll('\n', ' ')}`,
      page: pages[Number(path.basename(url, '.html'))]?.name ?? url,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
