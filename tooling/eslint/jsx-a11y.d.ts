declare module 'eslint-plugin-jsx-a11y' {
  import type { Linter } from 'eslint';
  /** The part that the configuration uses; the package has no types. */
  const plugin: { flatConfigs: { recommended: Linter.Config } };
  export default plugin;
}
