import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runStage } from './run-stage.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'larkwell-stage-'));

/** Runs a stage whose runner is this script. */
const countsOf = (script: string, report?: 'playwright' | 'vitest') =>
  runStage(folder, { name: 'tried', title: 'Tried', args: ['-e', script], report }, () => {});

const browserRun = (stats: object) =>
  `fs.writeFileSync(process.env.E2E_REPORT, ${JSON.stringify(JSON.stringify({ stats }))})`;

describe('a browser run', () => {
  it.each([
    [
      { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
      { passed: 3, failed: 0 },
    ],
    [
      { expected: 3, unexpected: 1, flaky: 0, skipped: 0 },
      { passed: 3, failed: 1 },
    ],
    [
      { expected: 3, unexpected: 0, flaky: 1, skipped: 0 },
      { passed: 3, failed: 1 },
    ],
    [
      { expected: 3, unexpected: 0, flaky: 0, skipped: 2 },
      { passed: 3, failed: 2 },
    ],
  ])('counts only what passed at once as passed: %o', async (stats, counts) => {
    expect(await countsOf(browserRun(stats), 'playwright')).toEqual(counts);
  });
});

it('a runner that ends badly, or runs nothing, has failed', async () => {
  const passed = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(await countsOf(`${browserRun(passed)}; process.exit(1)`, 'playwright')).toMatchObject({ failed: 1 });
  expect(await countsOf(browserRun({ ...passed, expected: 0 }), 'playwright')).toMatchObject({ failed: 1 });
  expect(await countsOf('', 'vitest')).toMatchObject({ failed: 1 });
});

it('a check without a report counts as one', async () => {
  expect(await countsOf('')).toEqual({ passed: 1, failed: 0 });
  expect(await countsOf('process.exit(2)')).toEqual({ passed: 0, failed: 1 });
});
