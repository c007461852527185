import type { Browser, Page } from '@playwright/test';
import { screens } from './screens.env';

/** Pixels: a small phone and a desktop. */
export const widths = [360, 1280] as const;

let visitors = 0;

/** A new visitor on a screen of this width, with their own IP address. */
export async function openPhoneOrDesk(
  browser: Browser,
  environment: Record<string, string>,
  width: (typeof widths)[number],
): Promise<Page> {
  visitors += 1;
  const context = await browser.newContext({
    baseURL: environment.SHOP_URL,
    viewport: { width, height: width === 360 ? 780 : 800 },
    javaScriptEnabled: screens.hasScript,
    colorScheme: screens.colorScheme,
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.${process.pid % 250}.${visitors}` },
  });
  return context.newPage();
}
