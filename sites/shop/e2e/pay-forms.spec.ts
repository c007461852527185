import { expect } from '@larkwell/tooling/e2e';
import { test } from './paying-test';
import { byCompanyCard, onHostedPage } from './ways-to-pay';

for (const missing of ['orderId', 'terms']) {
  test(`each pay form without its ${missing} is refused with a sentence`, async ({
    page,
    start,
    provider,
  }) => {
    await start(byCompanyCard);
    const words = 'Part of this form was missing.';
    const carried = await page
      .locator('form[method="post"]:has([name="terms"])')
      .evaluateAll((forms) => forms.map((form) => Object.fromEntries(new FormData(form as HTMLFormElement))));
    expect(carried.length).toBeGreaterThan(1);
    const { orderId, terms } = carried[0] as Record<string, string>;
    const whole = { orderId: orderId!, terms: terms! };
    const form = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== missing));
    const headers = { 'sec-fetch-site': 'same-origin' };
    for (const intent of ['company', 'saved', 'hosted', 'elsewhere', 'update', '']) {
      const answer = await page.request.post('/payments', { form: { ...form, intent }, headers });
      expect(answer.status(), intent).toBe(400);
      expect(await answer.text(), intent).toContain(words);
    }
    for (const card of [{}, { paymentMethod: 'pm_card_visa' }] as Record<string, string>[]) {
      const answer = await page.request.post('/payments/charge', { form: { ...form, ...card }, headers });
      expect(await answer.json()).toEqual({ error: expect.stringContaining(words) });
    }
    expect(await provider.taken()).toEqual([]);
  });
}

test("a person cannot pay for someone else's order", async ({ page, browser, start, environment }) => {
  await start(byCompanyCard);
  const terms = await page.locator('[name="terms"]').first().inputValue();
  const orderId = await page.locator('[name="orderId"]').first().inputValue();
  const context = await browser.newContext({ baseURL: environment.SHOP_URL! });
  const stranger = await context.newPage();
  await start(onHostedPage, undefined, stranger);
  const form = { orderId, terms, intent: 'hosted' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  const answer = await stranger.request.post('/payments', { form, headers, maxRedirects: 0 });
  expect(answer.status()).toBe(404);
  await context.close();
});

test("a pay link's page starts no payment without its terms", async ({ page, start, provider }) => {
  await start(onHostedPage);
  await page.getByRole('button', { name: 'Pay on another device' }).click();
  const link = (await page.getByRole('link', { name: /\/pay\// }).getAttribute('href'))!;
  const headers = { 'sec-fetch-site': 'same-origin' };
  for (const form of [{}, { terms: '' }] as Record<string, string>[]) {
    const answer = await page.request.post(link, { form, headers, maxRedirects: 0 });
    expect(answer.status()).toBe(400);
    expect(await answer.text()).toContain('Part of this form was missing.');
  }
  expect(await provider.taken()).toEqual([]);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Go to the payment page' })).toBeVisible();
});

test('the ways to pay are called other ways only beside a card field', async ({ page, start, hasScript }) => {
  await start(onHostedPage);
  const ways = hasScript ? 'Other ways to pay' : 'Ways to pay';
  await expect(page.getByRole('heading', { name: /ways to pay$/i })).toHaveText(ways, { useInnerText: true });
});
