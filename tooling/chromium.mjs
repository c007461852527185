import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

// The headless shell has no windows, toolbars or profiles to create for each visitor: a test costs a third of the work.
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Features that Playwright disables; a second list replaces the first, so ours repeats it. */
export const switchedOffByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** Quiet, without a sandbox (tests also run as root), and without network requests of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Render a page and the blank one before it in one process instead of two; no page here embeds another site.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  // Nearly every script runs only once: axe takes a fifth less time.
  '--js-flags=--always-sparkplug',
  // With this feature, every window renders two hidden pages for its address bar, in separate processes.
  `--disable-features=${[...switchedOffByPlaywright, 'WebUIOmniboxPopup'].join(',')}`,
];

async function playwrightsOwn() {
  const { chromium } = await import('playwright');
  return chromium.executablePath();
}

/** A browser that lacks a system library exists but does not run. */
function runs(/** @type {string} */ executable) {
  if (!existsSync(executable)) return false;
  return spawnSync(executable, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

/**
 * The Chromium to test with: `CHROMIUM_PATH`, an installed one or Playwright's own, in that order.
 *
 * @returns {Promise<string | null>}
 * @throws one sentence if `CHROMIUM_PATH` names no browser that runs
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which is not a browser that runs here.`);
  }
  return [...installed, await playwrightsOwn()].find(runs) ?? null;
}

/** Looking for the browser shows whether it worked; other checks continue in the meantime. */
function finished(
  /** @type {string} */ program,
  /** @type {string[]} */ args,
  /** @type {import('node:child_process').SpawnOptions} */ options,
) {
  const child = spawn(program, args, { ...options, stdio: 'ignore' });
  return new Promise((resolve) => child.once('close', resolve).once('error', resolve));
}

/**
 * Like `findChromium`, but if there is none, downloads Playwright's, and if that fails installs the system package
 * (Debian, as root; the shell if there is one).
 *
 * @param {string} checkout
 * @param {(text: string) => void} say
 * @returns {Promise<string>}
 * @throws one sentence saying what to do by hand
 */
export async function ensureChromium(checkout, say) {
  const found = await findChromium();
  if (found) return found;
  say('Downloading a browser for the tests (once)');
  const cli = path.join(checkout, 'node_modules', 'playwright', 'cli.js');
  await finished(process.execPath, [cli, 'install', 'chromium'], { timeout: 180_000 });
  const downloaded = await findChromium();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing the system’s Chromium (once)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await finished('apt-get', ['update', '-q'], { env, timeout: 180_000 });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await finished('apt-get', ['install', '-q', '-y', name], { env, timeout: 600_000 });
      const packaged = await findChromium();
      if (packaged) return packaged;
    }
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.');
}
