import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { reportFault } from './report-fault';

let printed: MockInstance<typeof console.error>;
beforeEach(() => {
  printed = vi
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => {});
});

const request = new Request('http://shop.test/cart?email=ada%40example.com', {
  headers: { 'x-request-id': 'r-1' },
});
/** The single line that was logged. */
const line = () => JSON.parse(printed.mock.calls[0]![0] as string) as { fault: object };

test.each([
  [new TypeError('no price for ada@example.com'), { type: 'TypeError', message: 'no price for [address]' }],
  [
    { name: 'Refusal', message: 'no card' },
    { type: 'Refusal', message: 'no card' },
  ],
  ['away', { type: 'string', message: 'away' }],
])('%s is logged with the request id and names no one', (thrown, fault) => {
  reportFault(thrown, { request });
  expect(line()).toMatchObject({ requestId: 'r-1', method: 'GET', fault });
  expect(JSON.stringify(line())).not.toContain('example.com');
});

test('a visitor who left is not a fault', () => {
  const away = new AbortController();
  away.abort();
  reportFault(new Error('aborted'), { request: new Request(request.url, { signal: away.signal }) });
  expect(printed).not.toHaveBeenCalled();
});
