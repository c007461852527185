import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { isAlive, readPidFile } from '../postgres-process.mjs';
import { makeClone } from './clone';
import { RunningStart } from './running-start';

const { clone, home, remove } = makeClone();
const runningParts = (): number[] => JSON.parse(readFileSync(path.join(home, 'running.json'), 'utf8')).parts;
const database = () => readPidFile(path.join(home, 'postgres'))!.pid;

// Stands in for a Storybook that `npm run build` has built.
const storybook = path.join(clone, 'storybook/storybook-static');
mkdirSync(storybook, { recursive: true });
writeFileSync(path.join(storybook, 'index.html'), '<!doctype html><title>Components</title>');

let start: RunningStart;

beforeEach(async () => {
  if (start && !start.hasEnded) return;
  start = await RunningStart.begin(clone);
  await start.prints('Larkwell is ready');
}, 120_000);

afterAll(async () => {
  await RunningStart.endAll();
  remove();
});

describe('a start from a clone below a folder that only its owner may enter', () => {
  it('prints one screen with the addresses and the people to sign in as', () => {
    const lines = start.output.trim().split('\n');
    expect(lines.length).toBeLessThan(32);
    for (const text of [
      `http://localhost:${start.ports.SHOP_PORT}`,
      `http://localhost:${start.ports.BOOKING_PORT}`,
      `http://booking.localhost:${start.ports.BOOKING_PORT}`,
      'maya@example.com',
      'eli@example.com',
      'olive@example.com',
      'Teal-Kettle-7',
    ]) {
      expect(start.output).toContain(text);
    }
  });

  it('serves shop, booking, API documentation and mailbox', async () => {
    await start.answers(start.url('SHOP_PORT'));
    await start.answers(start.url('BOOKING_PORT', '/covid-19-testing'));
    await start.answers(start.url('API_PORT', '/api/v1/docs'));
    await start.answers(start.url('MAILBOX_PORT'));
  });

  it('serves the built Storybook at STORYBOOK_PORT, and says where', async () => {
    expect(await (await fetch(start.url('STORYBOOK_PORT'))).text()).toContain('Components');
    expect(start.output).toContain(`http://localhost:${start.ports.STORYBOOK_PORT}`);
  });

  it('refuses a second one in one sentence', async () => {
    const second = await RunningStart.begin(clone);
    expect(await second.end()).toBe(1);
    expect(second.output.trim()).toMatch(/^Larkwell is running from this folder already .*Ctrl-C\.$/);
  });
});

describe('after kill -9', () => {
  it('of any process but the database, that part is restarted', async () => {
    for (const part of runningParts().slice(1)) {
      process.kill(part, 'SIGKILL');
      await expect.poll(runningParts, { timeout: 60_000 }).not.toContain(part);
    }
    await start.answers(start.url('SHOP_PORT'));
    await start.answers(start.url('BOOKING_PORT', '/covid-19-testing'));
    await start.answers(start.url('API_PORT', '/readyz'));
  });

  it('of the database, it is restarted and the API finds it', async () => {
    const killed = database();
    process.kill(killed, 'SIGKILL');
    await start.prints('The database has ended and is restarted.');
    await start.answers(start.url('API_PORT', '/readyz'));
    expect(database()).not.toBe(killed);
  });

  it('of the start itself, the next start ends leftover processes and takes over', async () => {
    const left = runningParts().slice(1);
    await start.end('SIGKILL');
    expect(left.every(isAlive)).toBe(true);
    start = await RunningStart.begin(clone, start.ports);
    await start.prints('Larkwell is ready');
    expect(left.some(isAlive)).toBe(false);
  });
});

describe('Ctrl-C', () => {
  it('ends every process', async () => {
    const pids = [...runningParts(), database()];
    expect(await start.end('SIGINT')).toBe(0);
    expect(pids.filter(isAlive)).toEqual([]);
    expect(existsSync(path.join(home, 'running.json'))).toBe(false);
  });
});
