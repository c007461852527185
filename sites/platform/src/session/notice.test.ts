import { expect, it } from 'vitest';
import { createNotices } from './notice';

const notices = createNotices({ prefix: 'visit', secrets: ['secret'], publicUrl: 'https://visits.example' });

async function next(headers: Record<string, string> = {}, setCookie?: string) {
  const cookie = setCookie?.split(';')[0] ?? '';
  return notices.take(new Request('https://visits.example/', { headers: { ...headers, cookie } }));
}

it('shows a notice on the next page and clears it', async () => {
  const given = await notices.give({ tone: 'success', text: 'Done' });
  expect(given).toMatch(/^__Host-visit_notice=.*HttpOnly; Secure; SameSite=Lax/);
  const { notice, clear } = await next({}, given);
  expect(notice).toEqual({ tone: 'success', text: 'Done' });
  expect(clear).toContain('Max-Age=0');
});

it('is not used up by a speculative load', async () => {
  const given = await notices.give({ tone: 'info', text: 'Still here' });
  const { notice, clear } = await next({ 'sec-purpose': 'prefetch;prerender' }, given);
  expect(notice?.text).toBe('Still here');
  expect(clear).toBeUndefined();
});

it('without a signature is not shown', async () => {
  const forged = Buffer.from(JSON.stringify({ tone: 'info', text: 'Pay here' })).toString('base64');
  expect(await next({}, `__Host-visit_notice=${forged}`)).toEqual({});
});
