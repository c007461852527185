declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';
  /** The part of it that the configuration uses; the package brings no types. */
  const plugin: { flatConfigs: { recommended: Linter.Config } };
  export default plugin;
}
