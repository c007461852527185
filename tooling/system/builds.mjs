import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** @typedef {'shop' | 'covid-booking'} Site */

/** What ends up in a site's build; tests and stories do not. */
const sources = (site) => [
  'package-lock.json',
  'tsconfig.json',
  'contracts',
  'ui',
  'sites/platform',
  `sites/${site}`,
];
const leftOut =
  /^(node_modules|build|dist|e2e|\.data|\.cache|test-results)$|\.(test|stories|spec)\.tsx?$|\.md$/;

/**
 * Builds a site when its sources have changed since the last build, told by a hash of their contents.
 *
 * @param {string} checkout
 * @param {Site} site
 * @returns {Promise<boolean>} whether it was built now
 * @throws what the build printed
 */
export async function buildSite(checkout, site) {
  const folder = path.join(checkout, 'sites', site);
  const stamp = path.join(folder, 'build', '.sources');
  const hash = hashSources(checkout, sources(site));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return false;
  rmSync(stamp, { force: true });
  const remix = path.join(checkout, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  try {
    await promisify(execFile)(process.execPath, [remix, 'vite:build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(`sites/${site} could not be built:\n${error.stderr || error.stdout || error.message}`, {
      cause: error,
    });
  }
  writeFileSync(stamp, hash);
  return true;
}

function hashSources(checkout, roots) {
  const hash = createHash('sha256').update(process.versions.node);
  const visit = (file) => {
    if (leftOut.test(path.basename(file)) || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else {
      hash.update(path.relative(checkout, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const root of roots) visit(path.join(checkout, root));
  return hash.digest('hex');
}
