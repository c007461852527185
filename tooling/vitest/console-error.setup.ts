import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    written.push(format(...parts));
  });
});

/** React's warnings (keys, unknown attributes, hydration) arrive here and would go unnoticed. */
afterEach(() => {
  expect(written, 'console.error was called').toEqual([]);
});
