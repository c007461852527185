import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { compressedAssets } from './compressed-assets.mjs';

it('a script of the build lies there a second time, as small as brotli can', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  try {
    mkdirSync(path.join(folder, 'app'));
    writeFileSync(path.join(folder, 'app/entry.js'), `console.log(${JSON.stringify('word '.repeat(500))})`);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [compressedAssets()],
      build: { rollupOptions: { input: path.join(folder, 'app/entry.js') } },
    });
    const assets = path.join(folder, 'dist/assets');
    const script = readdirSync(assets).find((name) => name.endsWith('.js'))!;
    const plain = readFileSync(path.join(assets, script));
    expect(readFileSync(path.join(assets, `${script}.br`))).toEqual(brotliCompressSync(plain));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
