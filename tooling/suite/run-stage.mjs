import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Stage
 * @property {string} name one word, by which `npm test -- <name>` picks it
 * @property {string} title as a person reads it
 * @property {string[]} args of `node`
 * @property {Record<string, string>} [env]
 * @property {boolean} [needsBrowser] whether Chromium has to be there
 * @property {string} [after] a stage of a lane before its own, which has to have ended
 * @property {'vitest' | 'playwright'} [report] which runner's JSON tells the counts; without one the stage counts as one check
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/**
 * Runs one stage; shows its output only if something failed.
 *
 * @param {string} checkout
 * @param {Stage} stage
 * @param {(text: string) => void} say
 * @returns {Promise<Counts>}
 */
export async function runStage(checkout, stage, say) {
  const started = performance.now();
  const folder = path.join(checkout, 'test-results');
  const report = path.join(folder, `${stage.name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const { output, code } = await run(checkout, stage, report);
  const counts = addCrash(readCounts(stage, report), stage, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (counts.failed > 0) say(output.trim());
  say(
    `${counts.failed > 0 ? '✗' : '✓'} ${stage.title.padEnd(28)}${seconds.padStart(7)} s   ${describe(counts)}`,
  );
  return counts;
}

/**
 * Runs lanes in parallel, and the stages of a lane in sequence.
 *
 * @template {{ name: string, after?: string }} Item
 * @param {Item[][]} lanes
 * @param {(stage: Item) => Promise<void>} run
 */
export async function runLanes(lanes, run) {
  const ended = new Map();
  for (const lane of lanes) {
    let previous = Promise.resolve();
    for (const stage of lane) {
      previous = Promise.all([previous, ended.get(stage.after)]).then(() => run(stage));
      ended.set(stage.name, previous);
    }
  }
  await Promise.all(ended.values());
}

/** @param {Counts} counts */
export const describe = ({ passed, failed }) => `${passed} passed, ${failed} failed`;

function run(
  /** @type {string} */ checkout,
  /** @type {Stage} */ { args, env, report },
  /** @type {string} */ file,
) {
  const reporting =
    report === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const child = spawn(process.execPath, [...args, ...reporting], {
    cwd: checkout,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ...env,
      ...(report === 'playwright' && { E2E_REPORT: file }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  /** @type {Promise<{ code: number, output: string }>} */
  const ending = new Promise((resolve) => {
    const end = (/** @type {number | null} */ code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') });
    child.once('close', end);
    child.once('error', () => end(1));
  });
  return ending;
}

/** @returns {Counts} */
function readCounts(/** @type {Stage} */ { report }, /** @type {string} */ file) {
  if (!report || !existsSync(file)) return { passed: 0, failed: 0 };
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (report === 'playwright') {
    const { expected, unexpected, flaky, skipped } = result.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  }
  const { numPassedTests, numTotalTests } = result;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests };
}

/**
 * A check without a report counts as one; a runner that fails outside its tests, or runs none, counts as one failure.
 */
function addCrash(
  /** @type {Counts} */ { passed, failed },
  /** @type {Stage} */ { report },
  /** @type {number | null} */ code,
) {
  if (code !== 0) return { passed, failed: Math.max(failed, 1) };
  if (passed > 0 || failed > 0) return { passed, failed };
  return report ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}
