import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { lanes, suites } from '../suite/stages.mjs';
import { storybookSite } from '../system/builds.mjs';

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: { shard?: { name: string; stages: string }[] } };
  steps?: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const checkout = path.resolve(import.meta.dirname, '../..');
const folder = path.join(checkout, '.github/workflows');
const workflows = readdirSync(folder).map(
  (file) => [file, parse(readFileSync(path.join(folder, file), 'utf8')) as Workflow] as const,
);
const test = workflows.find(([file]) => file === 'test.yml')![1].jobs.test!;

describe('test.yml', () => {
  it('runs each stage of npm test in one shard', () => {
    const stages = test.strategy?.matrix.shard?.flatMap((shard) => shard.stages.split(' '));
    expect(stages?.toSorted()).toEqual([...lanes.flat(), ...suites].map(({ name }) => name).toSorted());
  });

  it('keeps the built Storybook, for a host of static sites', () => {
    const kept = test.steps?.find((step) => step.with?.name === 'storybook');
    expect(kept?.with?.path).toBe(storybookSite);
  });

  it('passes the stages of a shard to npm test', () => {
    expect(test.steps?.map(({ run }) => run)).toContain('npm test -- ${{ matrix.shard.stages }}');
  });
});

describe.each(workflows)('%s', (_file, { permissions, jobs }) => {
  it('may only read; a job that writes says so itself', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('ends a job that hangs', () => {
    const endless = Object.values(jobs).filter((job) => !job.uses && !job['timeout-minutes']);
    expect(endless).toEqual([]);
  });

  it('takes actions from GitHub itself only, by tag', () => {
    const used = Object.values(jobs).flatMap((job) => job.steps?.flatMap(({ uses }) => uses ?? []) ?? []);
    expect(used.filter((action) => !/^actions\/[a-z-]+@v\d+$/.test(action))).toEqual([]);
  });
});

describe('dependencies.yml', () => {
  const { on, jobs } = workflows.find(([file]) => file === 'dependencies.yml')![1];

  it('audits what runs in production, and fails for a serious vulnerability', () => {
    const commands = jobs.audit?.steps?.flatMap(({ run }) => run ?? []);
    expect(commands).toEqual(['npm audit --omit=dev --audit-level=high']);
  });

  it('runs for each change of the lock file and once a day', () => {
    const paths = ['package-lock.json'];
    expect(on).toMatchObject({ push: { branches: ['main'], paths }, pull_request: { paths } });
    expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/) }]);
  });
});

describe('release.yml', () => {
  const commands = workflows
    .find(([file]) => file === 'release.yml')![1]
    .jobs.release!.steps!.flatMap(({ run }) => run ?? []);
  const listing = commands.find((command) => command.startsWith('npm sbom '))!;

  it('publishes a list of the packages in the lock file', () => {
    const [command = '', file = ''] = listing.split(' > ');
    expect(commands.at(-1)).toContain(file);
    const [npm = '', ...options] = command.split(' ');
    const list = JSON.parse(
      execFileSync(npm, options, { cwd: checkout, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }),
    );
    const names = list.components.map(({ name }: { name: string }) => name);
    expect(list.bomFormat).toBe('CycloneDX');
    expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'react', 'stripe']));
  });
});

it('.ci/run runs everything', () => {
  expect(readFileSync(path.join(checkout, '.ci/run'), 'utf8')).toMatch(/^npm test$/m);
});
