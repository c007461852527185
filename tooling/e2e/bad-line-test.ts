import { openSiteWithBadLine, type BadLine } from './bad-line';
import type { Site } from './serve-site';
import { test as base } from './test';

/** A test that visits its own site, whose connection to the API can be cut. Merge it with the site's own tests. */
export const testWithBadLine = (site: Site) =>
  base.extend<object, { badLine: BadLine }>({
    /** The connection between this test's site and the API; intact before each test. */
    badLine: [
      async ({ environment }, use) => {
        const opened = await openSiteWithBadLine(site, environment);
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
