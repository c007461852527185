import { defineConfig } from 'vitest/config';

/** Tests that start the whole product from a copy of the checkout; they take a minute, so they run separately. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 600_000,
    fileParallelism: false,
  },
});
