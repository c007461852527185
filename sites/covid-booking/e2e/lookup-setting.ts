import { test as base } from '@larkwell/tooling/e2e';
import { serveApi, serveSite } from '@larkwell/tooling/e2e/serve-site';

/** The product with this `BOOKING_LOOKUP`, on the database of the other specs. */
export const withLookup = (setting: 'code' | 'open') =>
  base.extend<object, { siteSetUp: string }>({
    siteSetUp: [
      async ({ environment }, use) => {
        const api = await serveApi(environment, { BOOKING_LOOKUP: setting });
        const site = await serveSite('covid-booking', environment, api.url);
        await use(site.url);
        site.close();
        api.close();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ siteSetUp }, use) => use(siteSetUp),
  });
