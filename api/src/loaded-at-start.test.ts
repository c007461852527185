import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const dist = path.resolve(import.meta.dirname, '../dist');

/** What a built program imports at startup: build files and external packages. */
async function listLoaded(program: string): Promise<{ files: string[]; packages: string[] }> {
  const files = [program];
  const packages = new Set<string>();
  for (const file of files) {
    const code = await readFile(path.join(dist, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/\b(?:import|from)\s*"([^"]+)"/g)) {
      if (!imported.startsWith('./')) packages.add(imported);
      else if (!files.includes(imported.slice(2))) files.push(imported.slice(2));
    }
  }
  return { files, packages: [...packages] };
}

test('the server starts without the document code, which few calls need', async () => {
  const { files, packages } = await listLoaded('server.js');
  expect(files.length).toBeGreaterThan(1);
  expect(packages).toContain('node:http');
  expect(packages).not.toContain('pdfkit');
});
