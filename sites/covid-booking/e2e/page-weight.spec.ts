import { test } from '@larkwell/tooling/e2e';
import { expectLight, weighPage, type PageWeight } from '@larkwell/tooling/e2e/page-weight';
import { openByMailedLink } from './mailed-code';
import { formsOf, post, skipToBooked, skipToPayment, skipToVisitInfo, visitInfo } from './shortcut';

const light: PageWeight = { shift: 0, html: 5_000, css: 6_500, script: 0, fonts: 52_000, requests: 6 };

/**
 * The long form and the list of places may be larger; three kinds of page need script for a timer, a picture or a busy
 * state.
 */
function budgetOf(name: string): PageWeight {
  const html = /^(scheduler|visit info)/.test(name) ? 8_000 : light.html;
  const script = /^(check booking|scheduler|visit info)/.test(name) ? 3_000 : 0;
  return { ...light, html, script };
}

/** Attaches the run's table to its result. */
function attach(weights: Map<string, PageWeight>) {
  const table = [...weights].map(([name, weight]) => `${name} ${JSON.stringify(weight)}`).join('\n');
  return test.info().attach('weights', { body: table });
}

test(
  'pages weigh no more than they may, and only three kinds send script',
  { tag: '@js' },
  async ({ page, newEmail, mailbox }) => {
    const scheduler = '/covid-19-testing/covid-scheduler';
    const weights = new Map<string, PageWeight>();
    const add = async (name: string, path: string) => weights.set(name, await weighPage(page, path));

    await add('landing', '/covid-19-testing');
    await add('privacy', '/covid-19-testing/privacy');
    await add('accessibility', '/covid-19-testing/accessibility');
    await add('check booking', '/covid-19-testing/check-booking');
    await skipToVisitInfo(page);
    await add('assessment', '/covid-19-testing/assessment');
    await add('scheduler', scheduler);
    for (const section of ['patient', 'contact', 'medical', 'payment', 'government', 'consent']) {
      await add(`visit info: ${section}`, `${visitInfo}?section=${section}`);
    }
    await add('confirmation', await skipToBooked(page, newEmail));
    await add('my bookings', await post(page, '/covid-19-testing/check-booking', { email: newEmail }));
    await openByMailedLink(page, mailbox, newEmail);
    for (const change of ['Move', 'Cancel'] as const) {
      const link = page.getByRole('link', { name: new RegExp(`^${change}`) });
      await page.goto('/covid-19-testing/my-bookings');
      await add(change.toLowerCase(), (await link.getAttribute('href'))!);
    }
    await attach(weights);
    expectLight(weights, budgetOf);
  },
);

test('React comes with the card only, and weighs what it may', { tag: '@js' }, async ({ page, newEmail }) => {
  await skipToPayment(page, newEmail, 'Antigen');
  const { pathname } = new URL(page.url());
  const card = await weighPage(page, pathname);
  const shown = formsOf(await (await page.request.get(pathname)).text()).find((form) => 'terms' in form)!;
  const elsewhere = await post(page, pathname, { ...shown, intent: 'device' });
  await page.goto(elsewhere);
  const link = await page.getByRole('link', { name: /\/pay\// }).getAttribute('href');
  const without = new Map([
    ['pay on another device', await weighPage(page, elsewhere)],
    ['pay link', await weighPage(page, new URL(link!).pathname)],
  ]);
  await attach(new Map([['card payment', card], ...without]));
  const withCard = { ...light, script: 100_000, requests: 32 };
  expectLight(new Map([['card payment', card]]), () => withCard);
  expectLight(without, () => light);
});
