import { openSiteWithBadLine } from './failing-api';
import { test as base } from './paying-test';

interface BadLine {
  /** The connection between this test's site and the API; intact before each test. */
  badLine: Awaited<ReturnType<typeof openSiteWithBadLine>>;
}

/** Visits its own site, whose connection to the API can be cut. */
export const test = base.extend<object, BadLine>({
  badLine: [
    async ({ environment }, use) => {
      const opened = await openSiteWithBadLine(environment);
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
