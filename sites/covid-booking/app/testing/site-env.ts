import { vi } from 'vitest';

/** Sets the environment for modules that read it on load, and resets the module cache so they load again. */
export function stubSiteEnv(apiUrl: string) {
  vi.resetModules();
  const values = {
    API_URL: apiUrl,
    BOOKING_URL: 'http://visits.test',
    SHOP_URL: 'http://shop.test',
    SERVICE_KEY: 'the key between site and API',
    BOOKING_SESSION_SECRET: 'a secret of at least thirty-two letters',
    STRIPE_PUBLISHABLE_KEY: 'pk_test',
    STRIPE_JS_URL: 'http://stripe.test/v3',
  };
  for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value);
}
