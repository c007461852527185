declare module '@remix-run/dev/dist/vite/remove-exports.js' {
  /** Takes exports out of a module, with everything that only they used. */
  export function removeExports(
    source: string,
    exportsToRemove: readonly string[],
    options?: { sourceMaps?: boolean; filename?: string },
  ): { code: string; map?: null };
}
