import { test as base, type Page } from '@larkwell/tooling/e2e';
import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { skipSignUp, skipToCart, type Kit } from './shortcut';

export interface ShopperFixtures {
  /** A page of the shop on another device, signed out. */
  openDevice: (options?: BrowserContextOptions) => Promise<Page>;
  /** Creates an account for `newEmail`, signs in and puts kits into the cart, without rendering a page. */
  fillCart: (...kits: Kit[]) => Promise<void>;
}

export const test = base.extend<ShopperFixtures>({
  openDevice: async ({ browser, hasScript, environment }, use) => {
    const devices: BrowserContext[] = [];
    await use(async (options) => {
      const baseURL = environment.SHOP_URL!;
      const device = await browser.newContext({ javaScriptEnabled: hasScript, baseURL, ...options });
      devices.push(device);
      return device.newPage();
    });
    for (const device of devices) await device.close();
  },
  fillCart: async ({ page, mailbox, newEmail, environment }, use) => {
    await use(async (...kits) => {
      await skipSignUp(page, mailbox, newEmail);
      await skipToCart(page, environment, ...kits);
    });
  },
});
