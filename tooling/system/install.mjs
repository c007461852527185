import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages of `package-lock.json` that are not installed in the version it names. Optional ones are left out: most
 * of them are for other platforms.
 *
 * @param {string} checkout
 * @returns {string[]} paths such as `node_modules/zod`
 */
export function listMissingPackages(checkout) {
  const read = (/** @type {string} */ file) =>
    JSON.parse(readFileSync(path.join(checkout, file), 'utf8')).packages;
  const wanted = read('package-lock.json');
  const hidden = path.join('node_modules', '.package-lock.json');
  const installed = existsSync(path.join(checkout, hidden)) ? read(hidden) : {};
  return Object.keys(wanted).filter((name) => {
    const { version, link, optional, devOptional } = wanted[name];
    if (!name.includes('node_modules/') || link || optional || devOptional) return false;
    return installed[name]?.version !== version;
  });
}

/**
 * Installs the packages in the lock file if any is missing; needs the network only then.
 *
 * @throws one sentence with npm's last message
 */
export function installPackages(/** @type {string} */ checkout, /** @type {(text: string) => void} */ say) {
  if (listMissingPackages(checkout).length === 0) return;
  say('Installing packages (once; about a minute)');
  // Not `npm ci`: it refuses a lock file without optional packages for other platforms, as some mirrors produce.
  const result = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: checkout,
    encoding: 'utf8',
    // Only the tests look for Playwright's browser, and only if none is installed.
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  });
  if (result.status !== 0) {
    const reason = (result.stderr || result.error?.message || '').trim().split('\n').at(0);
    throw new Error(`Packages could not be installed. npm says: ${reason}`);
  }
}

/** @throws one sentence if this Node is too old for the pinned packages */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Larkwell needs Node 20.19 or newer; this is ${process.versions.node}.`);
}
