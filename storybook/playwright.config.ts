import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from '@larkwell/tooling/chromium';
import { unpacked } from './tests/kept-pictures';
import { storyTests } from './tests/stories.env';

const executablePath = (await findChromium()) ?? undefined;
const reportFile = process.env.E2E_REPORT;

/**
 * Every story in a real browser: its interaction, axe, and its picture. By default each story runs once, rotating
 * through the themes; STORY_THEMES=all runs each story in every theme.
 */
export default defineConfig({
  testMatch: '*.spec.ts',
  projects: [
    { name: 'stories', testDir: './tests' },
    { name: 'behaviors', testDir: '../ui/src/behaviors' },
  ],
  fullyParallel: true,
  workers: storyTests.workers,
  // Generous timeouts for a busy machine: only a hang reaches them.
  timeout: 120_000,
  forbidOnly: true,
  outputDir: '../test-results/stories',
  reporter: [['dot'], ...(reportFile ? [['json', { outputFile: reportFile }] as const] : [])],
  snapshotPathTemplate: `${unpacked}{arg}{ext}`,
  globalTeardown: './tests/kept-pictures.ts',
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { threshold: 0.02, maxDiffPixels: 20, animations: 'disabled' },
  },
  use: {
    launchOptions: { executablePath, args: [...chromiumArguments, '--force-color-profile=srgb'] },
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
  },
  webServer: {
    command: 'npx tsx tests/build-and-serve.ts',
    url: `${storyTests.address}/index.json`,
    // A leftover server would show another build.
    reuseExistingServer: false,
    timeout: 600_000,
    stdout: 'ignore',
  },
});
