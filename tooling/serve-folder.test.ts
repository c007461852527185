import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePorts } from './ports.mjs';
import { serveFolder } from './serve-folder.mjs';

let parent: string;
let port: number;
let server: ReturnType<typeof serveFolder>;

/** The status for a path that is sent as it is, without a browser's tidying. */
const statusOf = (asked: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port, path: asked, host: '127.0.0.1' }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), 'larkwell-serve-'));
  const folder = path.join(parent, 'site');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(parent, 'secret.json'), '{}');
  mkdirSync(path.join(parent, 'site-beside'));
  writeFileSync(path.join(parent, 'site-beside/secret.json'), '{}');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Book</title>');
  writeFileSync(path.join(folder, 'assets/a-1.js'), 'export default 1;'.repeat(1000));
  [port = 0] = await findFreePorts(1);
  server = serveFolder({ folder, port });
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true, force: true });
});

describe('a served folder', () => {
  it('answers its address with index.html', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('<title>Book</title>');
  });

  it('sends text compressed, and assets once', async () => {
    const script = await fetch(`http://127.0.0.1:${port}/assets/a-1.js`);
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(Number(script.headers.get('content-length'))).toBeLessThan(200);
    expect(script.headers.get('cache-control')).toContain('immutable');
  });

  it('does not send a file again that has not changed', async () => {
    const first = await fetch(`http://127.0.0.1:${port}/index.html`);
    const again = await fetch(`http://127.0.0.1:${port}/index.html`, {
      headers: { 'if-none-match': first.headers.get('etag')! },
    });
    expect(again.status).toBe(304);
  });

  it.each([
    '/../secret.json',
    '/..%2fsecret.json',
    '/%2e%2e/site-beside/secret.json',
    '/%',
    '/assets',
    '/none',
  ])('has nothing at %s', async (asked) => {
    expect(await statusOf(asked)).toBe(404);
  });
});
