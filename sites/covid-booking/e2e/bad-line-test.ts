import { openSiteWithBadLine, type BadLine } from '@larkwell/tooling/e2e/bad-line';
import { test as base } from './paying-test';

/** Visits its own site, whose connection to the API can be cut. */
export const test = base.extend<object, { badLine: BadLine }>({
  /** The connection between this test's site and the API; intact before each test. */
  badLine: [
    async ({ environment }, use) => {
      const opened = await openSiteWithBadLine('covid-booking', environment);
      await use(opened);
      opened.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ badLine }, use) => {
    badLine.lose(() => false);
    await use(badLine.url);
  },
});
