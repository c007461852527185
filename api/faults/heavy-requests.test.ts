import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../testing/shop';
import { askWithHeaders, pour } from './pour';
import { sized } from './size.env';

const megabyte = 1024 * 1024;
const gigabyteOrSo = sized(64, 1024) * megabyte;

let shop: Shop;
let draftId: string;
beforeAll(async () => {
  shop = await startShop();
  draftId = (await shop.api.drafts.create({ testType: 'RT-PCR' })).data.draftId;
});
afterAll(() => shop.close());

describe('an endless body', () => {
  test.each([
    ['/appointments/drafts', 'application/json'],
    ['/uploads/insurance', 'multipart/form-data; boundary=x'],
    ['/stripe/webhook', 'application/json'],
  ])(
    'to %s is refused before much of it was read',
    async (path, type) => {
      const before = process.memoryUsage().rss;
      const { status, sent } = await pour(
        `${shop.url}/api/v1${path}`,
        { 'content-type': type },
        gigabyteOrSo,
      );
      expect([413, 'cut']).toContain(status);
      expect(sent).toBeLessThan(40 * megabyte);
      expect(process.memoryUsage().rss - before).toBeLessThan(300 * megabyte);
    },
    300_000,
  );

  test('with a declared length is refused at once', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': String(gigabyteOrSo) };
    const { status, sent } = await pour(`${shop.url}/api/v1/appointments/drafts`, headers, gigabyteOrSo);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(8 * megabyte);
  });
});

describe('a malformed request is a bad request, not a fault', () => {
  const post = (path: string, body: string, type: string) =>
    shop.request(path, { method: 'POST', body, headers: { 'content-type': type } });

  test('5,000 parts', async () => {
    const parts = Array.from(
      { length: 5000 },
      (_, n) => `--x\r\ncontent-disposition: form-data; name="part${n}"\r\n\r\n${n}\r\n`,
    );
    const body = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="draftId"\r\n\r\n${draftId}\r\n--x--\r\n`;
    expect((await post('/uploads/insurance', body, 'multipart/form-data; boundary=x')).status).toBe(400);
  });

  test.each([
    ['lists', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['objects', '{"assessment":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
    ['lists in a field', `{"assessment":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['half of it', '{"a":['.repeat(30_000)],
  ])('JSON %s deep', async (_name, body) => {
    expect((await post('/appointments/drafts', body, 'application/json')).status).toBe(400);
  });

  test('brackets deep in a form field’s name', async () => {
    const body = `assessment${'[a]'.repeat(20_000)}=1`;
    const { status } = await post('/appointments/drafts', body, 'application/x-www-form-urlencoded');
    expect(status).toBe(400);
  });

  test('10,000 headers', async () => {
    const status = await askWithHeaders(`${shop.url}/api/v1/product/category`, 10_000);
    // Node refuses them itself, before any of our code runs.
    expect(status).toBe(431);
  });
});

test('afterwards the API answers as usual, with its headers on refusals too', async () => {
  for (const [path, status, cacheControl] of [
    ['/product/category', 200, 'public, max-age=5'],
    ['/no-such-thing', 404, 'no-store'],
    ['/orders/none', 401, 'no-store'],
    ['/appointments/reserve/none', 401, 'no-store'],
  ] as const) {
    const response = await fetch(`${shop.url}/api/v1${path}`);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': cacheControl,
    });
  }
});
