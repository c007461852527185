import { removeExports } from '@remix-run/dev/dist/vite/remove-exports.js';
import type { Plugin } from 'vite';

const routes = /\/sites\/[\w-]+\/app\/routes\/.*\/route\.tsx?$/;
const onlyServer = ['loader', 'action', 'headers', 'meta'];
const deferred = 'virtual:deferred/';

/**
 * Reduces a site's pages to what browsers get: their components. Removes loaders, actions and everything that only a
 * server can load, as Remix does when it builds the site.
 */
export function browserHalf(): Plugin {
  return {
    name: 'larkwell-browser-half',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(deferred) ? `\0${id}` : undefined),
    // The address of a site's own behaviors; the preview already has them.
    load: (id) => (id.startsWith(`\0${deferred}`) ? 'export default undefined;' : undefined),
    transform(code, id) {
      const [file = ''] = id.split('?');
      return routes.test(file)
        ? removeExports(code, onlyServer, { sourceMaps: true, filename: file })
        : undefined;
    },
  };
}
