import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';

const checkout = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The TypeScript checker reads the props of our components, so that a type from another file is shown as its choices.
 * Stories, sites and contracts have no table, and neither do attributes that a component passes on.
 */
export const propsTables = {
  tsconfigPath: `${checkout}tsconfig.json`,
  include: [`${checkout}ui/src/**/*.tsx`],
  exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
};

/** Removes the reader of JavaScript components: there are none, and it parses every module. */
export const withoutJavaScriptTables = (plugins: PluginOption[] = []): PluginOption[] =>
  plugins.filter((plugin) => !isNamed(plugin, 'storybook:react-docgen-plugin'));

const isNamed = (plugin: PluginOption, name: string): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
