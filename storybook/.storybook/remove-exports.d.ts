declare module '@remix-run/dev/dist/vite/remove-exports.js' {
  /** Removes exports from a module, with everything that only they used. */
  export function removeExports(
    source: string,
    exportsToRemove: readonly string[],
    options?: { sourceMaps?: boolean; filename?: string },
  ): { code: string; map?: null };
}
