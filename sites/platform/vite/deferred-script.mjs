import { createHash } from 'node:crypto';
import { build } from 'esbuild';

const prefix = 'virtual:deferred/';

/**
 * Ships a site's behaviors as small module files without React. Each entry is bundled into one hashed file; `import src
 * from 'virtual:deferred/<name>'` gives its address for `<script type="module" src={src}>`, which the browser defers.
 * Remix's own client build only knows routes, hence this plugin.
 *
 * @param {Record<string, string>} entries TypeScript file by name, relative to the site's folder
 * @returns {import('vite').Plugin}
 */
export function deferredScripts(entries) {
  /** @type {Map<string, Promise<{ src: string, code: string }>>} */
  const bundles = new Map();
  let base = '/';
  let isServerBuild = false;
  let isDevelopment = false;

  function bundle(/** @type {string} */ name) {
    const entry = entries[name];
    if (!entry) throw new Error(`vite.config names no deferred script "${name}"`);
    if (isDevelopment) bundles.delete(name);
    const known = bundles.get(name);
    if (known) return known;
    const made = build({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      minify: true,
      target: 'es2020',
      write: false,
    }).then(({ outputFiles }) => {
      const code = outputFiles[0]?.text ?? '';
      const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
      return { code, src: `${base}assets/${name}-${hash}.js` };
    });
    bundles.set(name, made);
    return made;
  }

  return {
    name: 'larkwell-deferred-scripts',
    configResolved(config) {
      base = config.base;
      isServerBuild = Boolean(config.build.ssr);
      isDevelopment = config.command === 'serve';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const { src } = await bundle(id.slice(prefix.length + 1));
      return `export default ${JSON.stringify(src)};`;
    },
    async generateBundle() {
      if (isServerBuild) return;
      for (const name of Object.keys(entries)) {
        const { src, code } = await bundle(name);
        this.emitFile({ type: 'asset', fileName: src.slice(base.length), source: code });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        for (const name of Object.keys(entries)) {
          if (!request.url?.startsWith(`${base}assets/${name}-`)) continue;
          response.setHeader('Content-Type', 'text/javascript');
          return response.end((await bundle(name)).code);
        }
        return next();
      });
    },
  };
}
