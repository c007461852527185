import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeClone } from './clone';
import { RunningStart } from './running-start';

const { clone, home, remove } = makeClone();
let dev: RunningStart;

beforeAll(async () => {
  dev = await RunningStart.begin(clone, {}, ['tooling/dev.mjs', 'shop']);
  await dev.prints('Ready.');
});
afterAll(async () => {
  await RunningStart.endAll();
  remove();
});

const readPage = async (address: string) => (await fetch(address)).text();

/** Saves a file with a text replaced. */
function save(file: string, from: string, to: string) {
  const place = path.join(clone, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

/** Waits until a page shows a text. On an idle machine it takes under a second. */
const shows = (address: string, text: string) =>
  vi.waitFor(async () => expect(await readPage(address)).toContain(text), { timeout: 20_000, interval: 20 });

describe('a save shows on the next load', () => {
  it('of a page of the site', async () => {
    save('sites/shop/app/messages/home.ts', 'plain English', 'plainest English');
    await shows(dev.url('SHOP_PORT'), 'plainest English');
  });

  it('of a component', async () => {
    save('ui/src/site-footer/site-footer.tsx', '<footer ', '<footer data-saved ');
    await shows(dev.url('SHOP_PORT'), '<footer data-saved');
  });

  it('of the contracts, in the site and in the API', async () => {
    save('contracts/src/security-txt.ts', 'Preferred-Languages: en', 'Preferred-Languages: en, es');
    const securityText = '/.well-known/security.txt';
    await shows(dev.url('SHOP_PORT', securityText), 'Preferred-Languages: en, es');
    await shows(dev.url('API_PORT', securityText), 'Preferred-Languages: en, es');
  });
});

it('a browser that has the page already gets it again', async () => {
  const page = await fetch(dev.url('SHOP_PORT'));
  const again = await fetch(page.url, { headers: { 'if-none-match': page.headers.get('etag')! } });
  expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('</html>')]);
});

describe('an error', () => {
  it('in a page is shown with file and line, and fixing it restores the page', async () => {
    save('sites/shop/app/messages/home.ts', 'plainest English', "plainest English` 'x");
    await shows(dev.url('SHOP_PORT'), 'sites/shop/app/messages/home.ts');
    save('sites/shop/app/messages/home.ts', "plainest English` 'x", 'plain English again');
    await shows(dev.url('SHOP_PORT'), 'plain English again');
  });

  it('in the API is shown with file and line, and the API keeps running', async () => {
    save('api/src/app.ts', 'export function createApp(', 'export function createApp(,');
    await dev.prints('api/src/app.ts:');
    await dev.answers(dev.url('API_PORT', '/readyz'));
    save('api/src/app.ts', 'export function createApp(,', 'export function createApp(');
    await dev.prints('after api/src/app.ts');
  });
});

it('Ctrl-C ends everything', async () => {
  expect(await dev.end('SIGINT')).toBe(0);
  const processes = execFileSync('ps', ['-eo', 'command='], { encoding: 'utf8' });
  expect(processes.split('\n').filter((command) => command.includes(clone))).toEqual([]);
  expect(existsSync(path.join(home, 'running.json'))).toBe(false);
});
