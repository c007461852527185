import { askWithHeaders, pour } from '../../../api/faults/pour';
import { sized } from '../../../api/faults/size.env';
import { expect, test } from '../test';
import { HttpVisitor } from './visitor';

const megabyte = 1024 * 1024;
const bytes = sized(64, 1024) * megabyte;
const sites = [
  ['SHOP_URL', '/support'],
  ['BOOKING_URL', '/covid-19-testing'],
] as const;

for (const [name, path] of sites) {
  test(`${name}: a far too large request is refused early, and the next visitor is served`, async ({
    environment,
  }) => {
    const site = environment[name]!;
    const visitor = new HttpVisitor(site, '198.18.200.1');
    const url = new URL(path, site).href;
    const origin = new URL(site).origin;
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const { status, sent } = await pour(url, { origin, 'content-type': type }, bytes);
      expect([413, 'cut'], type).toContain(status);
      expect(sent, type).toBeLessThan(48 * megabyte);
    }
    const announce = (length: number) =>
      pour(url, { origin, 'content-type': 'text/plain', 'content-length': String(length) }, length);
    expect([413, 'cut']).toContain((await announce(bytes)).status);
    // Sizes that a person may send by mistake get an answer in words.
    expect((await announce(30 * megabyte)).status).toBe(413);
    expect(await askWithHeaders(url, 10_000)).toBe(431);
    const parts = Array.from({ length: 5000 }, (_, n): [string, string] => [`part${n}`, 'x']);
    for (const isMultipart of [true, false]) {
      expect((await visitor.post(path, parts, isMultipart)).status).toBeLessThan(500);
    }
    expect((await visitor.get(path)).status).toBe(200);
  });
}
