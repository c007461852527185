import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** @typedef {'shop' | 'covid-booking'} Site */

const everywhere = ['package-lock.json', 'tsconfig.json', 'contracts'];
const leftOut =
  /^(node_modules|build|dist|e2e|\.data|\.cache|test-results|storybook-static|baselines)$|\.(test|spec)\.tsx?$|\.md$/;
const stories = /\.stories\.tsx?$/;

/**
 * Builds the API and both sites, each only if its sources have changed since its last build.
 *
 * @param {string} checkout
 * @throws what the first failing build printed
 */
export async function buildAll(checkout) {
  await Promise.all([buildApi(checkout), buildSite(checkout, 'shop'), buildSite(checkout, 'covid-booking')]);
}

/**
 * @param {string} checkout
 * @param {{ hasFailpoints?: boolean }} [options] with failpoints it is for fault tests, into a folder of its own
 * @throws what the build printed
 */
export function buildApi(checkout, { hasFailpoints = false } = {}) {
  return buildUnlessBuilt(checkout, {
    folder: 'api',
    output: hasFailpoints ? '.cache/failpoints' : 'dist',
    sources: [
      ...everywhere,
      'api/build.mjs',
      'api/build-plugins.mjs',
      'api/build-settings.mjs',
      'api/ops',
      'api/seed',
      'api/src',
    ],
    program: path.join(checkout, 'api', 'build.mjs'),
    args: hasFailpoints ? ['--failpoints'] : [],
  });
}

/**
 * @param {string} checkout
 * @param {Site} site
 */
function buildSite(checkout, site) {
  return buildUnlessBuilt(checkout, {
    folder: `sites/${site}`,
    output: 'build',
    sources: [...everywhere, 'ui', 'sites/platform', `sites/${site}`],
    program: path.join(checkout, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js'),
    args: ['vite:build'],
  });
}

/** Where Storybook's static site is built, below the checkout. */
export const storybookSite = 'storybook/storybook-static';

/**
 * Builds Storybook as a static site.
 *
 * @param {string} checkout
 * @throws what the build printed
 */
export function buildStorybook(checkout) {
  return buildUnlessBuilt(checkout, {
    ...storybookBuild,
    program: path.join(checkout, 'storybook', 'build.mjs'),
    args: [],
  });
}

const storybookBuild = {
  folder: 'storybook',
  output: path.basename(storybookSite),
  sources: [...everywhere, 'ui', 'sites', 'api/src', 'api/testing', 'storybook'],
  hasStories: true,
};

/**
 * What `npm start` can serve: Storybook takes too long to build at each start, so an older build is served and called
 * so.
 *
 * @param {string} checkout
 * @returns {'missing' | 'old' | 'built'}
 */
export function readStorybookState(checkout) {
  if (!existsSync(path.join(checkout, storybookSite, 'index.html'))) return 'missing';
  return isBuilt(checkout, storybookBuild) ? 'built' : 'old';
}

/** What `npx storybook` runs, below the checkout. */
export const storybookProgram = 'node_modules/storybook/dist/bin/dispatcher.js';

/**
 * Builds if the hash of the sources has changed since the last build. Tests do not count, and stories only for
 * Storybook.
 *
 * @param {string} checkout
 * @param {{ folder: string, output: string, sources: string[], program: string, args: string[], hasStories?: boolean
 *   }} build
 */
async function buildUnlessBuilt(checkout, { folder, output, sources, program, args, hasStories = false }) {
  const cwd = path.join(checkout, folder);
  const stamp = stampOf(checkout, { folder, output });
  const hash = hashOf(checkout, { sources, hasStories });
  if (isStamped(stamp, hash)) return;
  rmSync(stamp, { force: true });
  try {
    await promisify(execFile)(process.execPath, [program, ...args], {
      cwd,
      env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    throw new Error(`${folder} could not be built:\n${whatItWrote(error)}`, { cause: error });
  }
  writeFileSync(stamp, hash);
}

/** @typedef {{ folder: string, output: string, sources: string[], hasStories?: boolean }} Build */

const stampOf = (
  /** @type {string} */ checkout,
  /** @type {Pick<Build, 'folder' | 'output'>} */ { folder, output },
) => path.join(checkout, folder, output, '.sources');

const hashOf = (/** @type {string} */ checkout, /** @type {Pick<Build, 'sources' | 'hasStories'>} */ build) =>
  hashSources(checkout, build.sources, (name) => build.hasStories === true || !stories.test(name));

const isStamped = (/** @type {string} */ stamp, /** @type {string} */ hash) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** Whether the sources are those of the last build. */
const isBuilt = (/** @type {string} */ checkout, /** @type {Build} */ build) =>
  isStamped(stampOf(checkout, build), hashOf(checkout, build));

/**
 * A failed program's output, errors first.
 *
 * @param {unknown} failure of `execFile`
 * @returns {string}
 */
export function whatItWrote(failure) {
  const { stderr, stdout, message } = /** @type {Error & { stderr?: string, stdout?: string }} */ (failure);
  return stderr || stdout || message;
}

function hashSources(
  /** @type {string} */ checkout,
  /** @type {string[]} */ roots,
  /** @type {(name: string) => boolean} */ counts,
) {
  const hash = createHash('sha256').update(process.versions.node);
  const visit = (/** @type {string} */ file) => {
    const name = path.basename(file);
    if (leftOut.test(name) || !counts(name) || !existsSync(file)) return;
    if (statSync(file).isDirectory()) {
      for (const name of readdirSync(file).sort()) visit(path.join(file, name));
    } else {
      hash.update(path.relative(checkout, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const root of roots) visit(path.join(checkout, root));
  return hash.digest('hex');
}
