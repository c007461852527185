import {
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from './log-file.mjs';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'larkwell-log-'));
  file = path.join(folder, 'api.log');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string): string {
  const { handle, readNew } = openLog(file);
  writeSync(handle, text);
  closeSync(handle);
  return readNew();
}

test('a log keeps the lines of earlier starts and returns the new ones', () => {
  write('account erased\n');
  expect(write('second start\n')).toBe('second start\n');
  expect(readFileSync(file, 'utf8')).toBe('account erased\nsecond start\n');
});

test('a log over 10 MB starts over, and the previous one is kept', () => {
  const large = 'x'.repeat(10 * 1024 * 1024 + 1);
  writeFileSync(file, large);
  expect(write('fresh\n')).toBe('fresh\n');
  writeFileSync(file, large);
  write('fresher\n');
  expect(readdirSync(folder).sort()).toEqual(['api.log', 'api.log.1']);
  expect(statSync(`${file}.1`).size).toBe(large.length);
  expect(readFileSync(file, 'utf8')).toBe('fresher\n');
});
