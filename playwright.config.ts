import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tooling/chromium.mjs';

const executablePath = (await findChromium()) ?? undefined;
const reportFile = process.env.E2E_REPORT;

/** Two projects per site: the same specs with and without JavaScript. */
function projectsOf(name: string, testDir: string) {
  return [
    { name: `${name}-js`, testDir, grepInvert: /@no-js/ },
    { name: `${name}-no-js`, testDir, grepInvert: /@js/, use: { javaScriptEnabled: false } },
  ];
}

export default defineConfig({
  globalSetup: './tooling/e2e/global-setup.ts',
  // One more than the usual two cores: a visitor waits for a mail or a page about a third of the time.
  workers: Number(process.env.E2E_WORKERS ?? 3),
  // Generous timeouts for a busy machine: only a hang reaches them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  outputDir: 'test-results/browser',
  reporter: [['list'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  use: {
    launchOptions: { executablePath, args: chromiumArguments },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    ...projectsOf('shop', './sites/shop/e2e'),
    ...projectsOf('booking', './sites/covid-booking/e2e'),
    // Both sites without a browser: follows links and sends forms as they are.
    { name: 'http', testDir: './tooling/e2e/http' },
    // `npm run test:markup` checks pages as sent; the Nu HTML Checker needs Java.
    ...(process.env.MARKUP
      ? [{ name: 'markup', testDir: './tooling/markup', use: { javaScriptEnabled: false } }]
      : []),
    // `npm run screens` renders the pictures under docs/screens again.
    ...(process.env.SCREENS ? [{ name: 'shop-screens', testDir: './sites/shop/screens' }] : []),
  ],
});
