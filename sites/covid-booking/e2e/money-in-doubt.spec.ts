import { expect, expectAccessible, type Page } from '@larkwell/tooling/e2e';
import { test } from './bad-line-test';
import { expectReachable } from './reach';
import { findTimes, formsOf, visitInfo } from './shortcut';

// A visit is paid on Stripe's page, and then something fails. Whatever it is, no page says that nothing was charged.
const payment = `${visitInfo}/payment`;
const notKnown = /we do not know yet whether (the|a) payment/i;
const untrue =
  /(has|have) not (been )?charged|(was|were) not charged|nothing (is|was) charged|before paying|already paid|Unexpected Server Error/i;

const headers = { 'sec-fetch-site': 'same-origin' };
type Answer = Awaited<ReturnType<Page['request']['get']>>;

const textOf = async (answer: Answer) =>
  (await answer.text()).replace(/<(style|script)[^]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');

/** What the buttons for another device and for Stripe's page post. */
async function pressWay(page: Page, intent: 'hosted' | 'device') {
  const shown = formsOf(await (await page.request.get(payment)).text()).find((form) => 'terms' in form)!;
  const form = { ...shown, intent };
  return () => page.request.post(payment, { form, headers, maxRedirects: 0 });
}

/** Pays on Stripe's page without returning. */
const payThere = (page: Page, url: string) =>
  page.request.post(url, {
    form: { number: '4242424242424242', expiry: '12 / 40', cvc: '123', zip: '68102', name: 'Ada Example' },
    maxRedirects: 0,
  });

/** Another time would start another visit and hide the one being paid. */
async function expectTimeRefused(page: Page) {
  const { date, location } = await findTimes(page, 2);
  await page.goto(`/covid-19-testing/covid-scheduler?date=${date}&checked=${location}`);
  await page
    .getByRole('button', { name: /[AP]M\b/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${payment}/return`);
}

/** The list omits the unconfirmed visit, and tells the paying browser why. */
async function expectToldInLookup(page: Page, email: string) {
  await page.goto('/covid-19-testing/check-booking');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Check Booking' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'We are checking your payment' });
  await expect(told).toContainText('We do not know yet whether the payment went through.');
  await expect(page.getByText('There are no bookings')).toHaveCount(0);
  await expectAccessible(page);
}

/** The pages where a visit starts warn before another is begun. */
async function expectToldAtStart(
  page: Page,
  isTold: boolean,
  pages = ['', '/assessment', '/covid-scheduler'],
) {
  for (const path of pages) {
    const answer = await page.request.get(`/covid-19-testing${path}`);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html.includes('whether the payment for your test visit went through.'), path).toBe(isTold);
    expect(html.includes(`href="${payment}/return"`), path).toBe(isTold);
  }
}

interface Trouble {
  /** A Stripe fault that starts before the payment. */
  before?: object;
  /** A Stripe fault that starts after the payment. */
  after?: object;
  /** The API no longer answers. */
  isLineLost?: boolean;
  /** The visit's money at Stripe in that case. */
  taken: string;
}

const troubles: Record<string, Trouble> = {
  'the API does not answer': { isLineLost: true, taken: 'succeeded' },
  'Stripe does not answer': {
    before: { operation: 'webhook:*', kind: 'drop' },
    after: { operation: '*', kind: 'error', times: 1000 },
    taken: 'requires_capture',
  },
  'the capture fails': {
    before: { operation: 'payment_intents.capture', kind: 'error', times: 1000 },
    taken: 'requires_capture',
  },
  'the answer of the capture is lost': {
    before: { operation: 'payment_intents.capture', kind: 'timeout-after', ms: 1, times: 1000 },
    taken: 'succeeded',
  },
};

for (const [name, { before, after, isLineLost, taken }] of Object.entries(troubles)) {
  test(`the outcome of a visit paid while ${name} is unknown on every page`, async ({
    page,
    hasScript,
    newEmail,
    stripe,
    startPaying,
    badLine,
  }) => {
    test.slow();
    await startPaying({ keepCard: true });
    await (
      await pressWay(page, 'device')
    )();
    const waiting = await (await page.request.get(`${payment}/another-device`)).text();
    const link = new URL(/href="([^"]+\/pay\/[^"]+)"/.exec(waiting)![1]!).pathname;
    const linkForm = formsOf(await (await page.request.get(link)).text()).find((form) => 'terms' in form)!;
    const hosted = await pressWay(page, 'hosted');
    const { location: stripePage } = (await hosted()).headers();
    if (before) await stripe.plan(before);
    await payThere(page, stripePage!);
    await expect.poll(() => stripe.latestStatus()).toBe(taken);
    if (after) await stripe.plan(after);
    if (isLineLost) badLine.lose(() => true);

    for (const path of ['/return', '/another-device', '/another-device?paid=1', '']) {
      const text = await textOf(await page.request.get(payment + path));
      expect(text, path).toMatch(notKnown);
      expect(text, path).not.toMatch(untrue);
    }
    for (const path of [link, `${visitInfo}?section=consent`, visitInfo]) {
      expect(await textOf(await page.request.get(path)), path).not.toMatch(untrue);
    }
    // Without the API, the first page opens and claims nothing about money.
    await expectToldAtStart(page, !isLineLost, isLineLost ? [''] : undefined);
    if (isLineLost) {
      for (const answer of [
        await page.request.get(link),
        await page.request.post(link, { form: linkForm, headers }),
      ]) {
        expect(answer.status()).toBe(503);
        const text = await textOf(answer);
        expect(text).toMatch(notKnown);
        expect(text).toContain('You are never charged twice.');
        expect(text).toContain('Check again');
      }
    }
    if (name.includes('the capture')) {
      await expectTimeRefused(page);
      await expectToldInLookup(page, newEmail);
    }
    const pressed = await hosted();
    if (pressed.status() !== 303) expect(await textOf(pressed)).not.toMatch(untrue);

    await page.goto(`${payment}/return`);
    await expect(page.getByText(notKnown)).toHaveCount(1);
    await expectReachable(page, { hasScript });
    badLine.lose(() => false);
    await stripe.clear();
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(async () => {
      await page.goto(`${payment}/return`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test visit is booked', {
        timeout: 5000,
      });
    }).toPass();
    await expectToldAtStart(page, false);
    expect(await stripe.taken()).toEqual([7000]);
  });
}
