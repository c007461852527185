import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';

/** Builds the static Storybook. Storybook's own frame comes unminified, which is most of what its first page weighs. */
const cwd = fileURLToPath(new URL('.', import.meta.url));
const storybook = path.dirname(createRequire(import.meta.url).resolve('storybook/package.json'));
const site = path.join(cwd, 'storybook-static');

const { status } = spawnSync(
  process.execPath,
  [path.join(storybook, 'dist/bin/dispatcher.js'), 'build', '--disable-telemetry', '--quiet'],
  { cwd, stdio: 'inherit' },
);
if (status) process.exit(status);

for (const folder of ['sb-manager', 'sb-addons']) {
  for (const file of readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const name = path.join(site, folder, file);
    const { code } = transformSync(readFileSync(name, 'utf8'), { minify: true, target: 'es2022' });
    writeFileSync(name, code);
  }
}
