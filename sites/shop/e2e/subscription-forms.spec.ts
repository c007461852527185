import { expect } from '@larkwell/tooling/e2e';
import { test } from './subscriber-test';

test('a form without its terms changes nothing', { tag: '@no-js' }, async ({ page, subscribe }) => {
  await subscribe();
  const id = new URL(page.url()).pathname.split('/')[2]!;
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const [path, form] of [
    [`/subscription/${id}`, { intent: 'skip' }],
    [`/subscription/${id}`, { intent: 'interval', months: '12' }],
    [`/subscription/${id}/card`, { intent: 'card', setupIntent: 'seti_none' }],
    [`/subscription/cancel/${id}`, {}],
  ] as const) {
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 });
    expect(answer.status(), path).toBe(400);
  }
  await page.reload();
  await expect(page.getByText(/every 3 months/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skip this renewal' })).toBeVisible();
});
