import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStorybook, readStorybookState } from './builds.mjs';
import { describeStart } from './screen.mjs';

let checkout: string;
beforeAll(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'larkwell-builds-'));
  mkdirSync(path.join(checkout, 'ui'));
  mkdirSync(path.join(checkout, 'storybook'));
  writeFileSync(path.join(checkout, 'ui', 'button.tsx'), 'one');
  writeFileSync(
    path.join(checkout, 'storybook', 'build.mjs'),
    `import { mkdirSync, writeFileSync } from 'node:fs';
    mkdirSync('storybook-static', { recursive: true });
    writeFileSync('storybook-static/index.html', '');`,
  );
});
afterAll(() => rmSync(checkout, { recursive: true }));

it('knows whether the built Storybook is missing, current or from older files', async () => {
  expect(readStorybookState(checkout)).toBe('missing');
  await buildStorybook(checkout);
  expect(readStorybookState(checkout)).toBe('built');
  writeFileSync(path.join(checkout, 'ui', 'button.tsx'), 'two');
  expect(readStorybookState(checkout)).toBe('old');
  await buildStorybook(checkout);
  expect(readStorybookState(checkout)).toBe('built');
});

it('says at the start that Storybook is from older files', () => {
  const environment = { SHOP_PORT: '1', BOOKING_PORT: '2', API_PORT: '3', STORYBOOK_PORT: '6006' };
  const say = (storybook: 'missing' | 'old' | 'built') =>
    describeStart(environment, { standIns: [], seeded: false, storybook, logs: '/logs', seconds: 1 });
  expect(say('old')).toMatch(/6006 \(built from older files; npm run build renews it\)/);
  expect(say('built')).not.toContain('older');
  expect(say('missing')).toContain('after npm run build');
});
