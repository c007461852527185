import type { Plugin } from 'vite';

/** Tree shaking takes a third of a build and saves one byte in thirty. */
export const keepEverything = (): Plugin => ({
  name: 'larkwell-keep-everything',
  config: () => ({ build: { rollupOptions: { treeshake: false } } }),
});
