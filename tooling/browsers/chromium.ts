import { chromium, type BrowserContextOptions } from 'playwright';
import { chromiumArguments, findChromium } from '../chromium.mjs';
import type { Tab } from './graphic-browser';

const kilobits = 1000 / 8;
/** A poor line of the second generation: 50 kbit/s, and half a second to each answer. */
const line = {
  offline: false,
  latency: 500,
  downloadThroughput: 50 * kilobits,
  uploadThroughput: 20 * kilobits,
};

/** Starts Chromium, and opens a tab with its DevTools. */
export async function openChromium(options: BrowserContextOptions = {}) {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('This needs Chromium. On Debian: apt-get install chromium');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  const page = await browser.newPage(options);
  page.setDefaultTimeout(60_000);
  const devTools = await page.context().newCDPSession(page);
  const tab: Tab = {
    open: async (url) => void (await page.goto(url)),
    // Between two pages there is nothing to ask.
    evaluate: (expression) => page.evaluate(expression).catch(() => undefined),
    click: (selector) => page.click(selector, { noWaitAfter: true }),
    type: (selector, text) => page.fill(selector, text),
    close: () => browser.close(),
  };
  return { tab, devTools };
}

/** A small phone without script on a slow line. */
export async function openChromiumOn2G(): Promise<Tab> {
  const { tab, devTools } = await openChromium({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 568 },
  });
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  return tab;
}
