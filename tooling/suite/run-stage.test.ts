import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runLanes, runStage } from './run-stage.mjs';

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
  ])('counts only tests that passed on the first try: %o', async (stats, counts) => {
    expect(await countsOf(browserRun(stats), 'playwright')).toEqual(counts);
  });
});

it('a runner that exits with an error or runs nothing has failed', async () => {
  const passed = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
  expect(await countsOf(`${browserRun(passed)}; process.exit(1)`, 'playwright')).toMatchObject({ failed: 1 });
  expect(await countsOf(browserRun({ ...passed, expected: 0 }), 'playwright')).toMatchObject({ failed: 1 });
  expect(await countsOf('', 'vitest')).toMatchObject({ failed: 1 });
});

it('a check without a report counts as one', async () => {
  expect(await countsOf('')).toEqual({ passed: 1, failed: 0 });
  expect(await countsOf('process.exit(2)')).toEqual({ passed: 0, failed: 1 });
});

describe('lanes', () => {
  it('run in parallel, each in order, and a stage waits for the one it depends on', async () => {
    const told: string[] = [];
    const lanes = [
      [{ name: 'build' }, { name: 'start' }],
      [{ name: 'lint' }, { name: 'unit', after: 'build' }],
    ];
    let endBuild = () => {};
    const built = new Promise<void>((resolve) => (endBuild = resolve));
    await runLanes(lanes, async ({ name }) => {
      told.push(`${name} begins`);
      if (name === 'build') await built;
      if (name === 'lint') setImmediate(endBuild);
      told.push(`${name} ends`);
    });
    expect(told.slice(0, 4)).toEqual(['build begins', 'lint begins', 'lint ends', 'build ends']);
    expect(told.slice(4).sort()).toEqual(['start begins', 'start ends', 'unit begins', 'unit ends']);
  });

  it('a stage whose dependency was not chosen starts at once', async () => {
    const told: string[] = [];
    await runLanes([[], [{ name: 'unit', after: 'build' }]], async ({ name }) => void told.push(name));
    expect(told).toEqual(['unit']);
  });
});
