import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { compressedAssets } from './compressed-assets.mjs';

it('a script has a brotli copy; a font does not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'compressed-'));
  const assets = path.join(folder, 'assets');
  const script = 'console.log("word");'.repeat(200);
  try {
    mkdirSync(assets);
    writeFileSync(path.join(assets, 'page.js'), script);
    writeFileSync(path.join(assets, 'text.woff2'), 'font');
    writeFileSync(path.join(folder, 'server.js'), 'export default 1;');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [compressedAssets('assets')],
      build: { ssr: 'server.js' },
    });
    expect(readdirSync(assets).sort()).toEqual(['page.js', 'page.js.br', 'text.woff2']);
    expect(readFileSync(path.join(assets, 'page.js.br'))).toEqual(brotliCompressSync(script));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
