import type { Plugin, PluginOption } from 'vite';

const component = /\/ui\/src\/[^?]*(?<!\.stories|\.test)\.tsx$/;

/** Extract props tables only from our components: stories, sites and contracts have none, and extraction is slow. */
export function tablesOfComponents(plugins: PluginOption[] = []): PluginOption[] {
  return plugins.map((plugin) => {
    if (!isNamed(plugin, 'storybook:react-docgen-plugin') || typeof plugin.transform !== 'function')
      return plugin;
    const { transform } = plugin;
    const readTable: typeof transform = function (code, id, ...rest) {
      return component.test(id) ? transform.call(this, code, id, ...rest) : undefined;
    };
    return { ...plugin, transform: readTable };
  });
}

const isNamed = (plugin: PluginOption, name: string): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;

/** Tree shaking takes a third of a build and saves one byte in thirty. */
export const keepEverything = (): Plugin => ({
  name: 'larkwell-keep-everything',
  config: () => ({ build: { rollupOptions: { treeshake: false } } }),
});
