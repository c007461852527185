import { createHash } from 'node:crypto';
import { transformWithEsbuild } from 'vite';
import { settleValues } from './settled-values.mjs';
import { listPropertiesInCode, shortenProperties } from './short-properties.mjs';

const manifestFile = '.vite/manifest.json';

/**
 * Gives each route one style sheet: the styles of its modules, in import order, without those already in the root's.
 * Vite makes a file for each component that two routes share, with whatever was bundled beside it, so a page would
 * request a dozen. Now a page requests two: the root's, cached for all pages, and its route's. A route that adds no
 * styles has none. Parts of the frame that few pages show have sheets of their own; `PageStyles` says which a page needs.
 *
 * @param {string[]} code folders whose pages and components may name custom properties
 * @param {Record<string, RegExp>} [later] the modules of each such part, by its name
 * @returns {import('vite').Plugin}
 */
export function joinedStyles(code, later = {}) {
  const laterOf = (/** @type {string} */ id) => Object.keys(later).find((name) => later[name]?.test(id));
  /** Compiled style sheets by module, not minified. */
  const compiled = /** @type {Map<string, string>} */ (new Map());
  /** @type {import('vite').ResolvedConfig} */
  let site;
  return {
    name: 'larkwell-joined-styles',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      site = config;
    },
    // Between Vite's CSS compiler and the plugin that writes the files.
    transform(text, id) {
      if (isStyles(id)) compiled.set(id, text);
    },
    generateBundle: {
      // Vite writes the manifest in this same hook.
      order: 'post',
      async handler(_options, bundle) {
        const addressOf = (/** @type {string} */ asset) => site.base + this.getFileName(asset);
        const inCode = listPropertiesInCode(code);
        const settle = settleValues([...compiled.values()], inCode);
        const minify = async (/** @type {[string, string]} */ [id, text]) => [
          id,
          await minifyStyles(settle(text), id, site.build.cssTarget),
        ];
        const minified = Object.fromEntries(await Promise.all([...compiled].map(minify)));
        const kept = new Set(
          Object.values(bundle).flatMap((file) => ('modules' in file ? Object.keys(file.modules) : [])),
        );
        const importsOf = (/** @type {string} */ id) =>
          (this.getModuleInfo(id)?.importedIds ?? []).filter((other) => kept.has(other));
        const written = /** @type {import('vite').Rollup.OutputAsset} */ (bundle[manifestFile]);
        /** @type {Record<string, import('vite').ManifestChunk>} */
        const manifest = JSON.parse(String(written.source));
        const entryOf = (/** @type {string} */ key) => {
          const chunk = bundle[manifest[key]?.file ?? ''];
          return (chunk?.type === 'chunk' && chunk.facadeModuleId) || '';
        };
        const modulesOf = (/** @type {string} */ key) =>
          listModules(entryOf(key), importsOf).filter(isStyles);
        const join = (/** @type {(css: string) => string} */ change) =>
          joinStyles(manifest, modulesOf, (id) => change(nameAssets(minified[id], addressOf)), laterOf);
        const { manifest: plain, joined } = join((css) => css);
        const sheets = new Set([...(plain[rootOf(manifest)]?.css ?? []), ...[...joined.keys()].sort()]);
        const styles = join(
          shortenProperties(
            [...sheets].map((file) => joined.get(file) ?? ''),
            inCode,
          ),
        );
        for (const file of styles.replaced) delete bundle[file];
        for (const [fileName, source] of styles.joined) this.emitFile({ type: 'asset', fileName, source });
        written.source = JSON.stringify(styles.manifest, null, 2);
      },
    },
  };
}

const isStyles = (/** @type {string} */ id) => id.endsWith('.css');

async function minifyStyles(
  /** @type {string} */ text,
  /** @type {string} */ id,
  /** @type {import('vite').ResolvedConfig['build']['cssTarget']} */ target,
) {
  /** @type {import('vite').EsbuildTransformOptions} */
  const options = { loader: 'css', minify: true, target: target || undefined, sourcemap: false };
  return (await transformWithEsbuild(text, id, options)).code.trim();
}

/** Fonts by address: Vite writes a placeholder until their names are known. */
const nameAssets = (/** @type {string} */ css, /** @type {(asset: string) => string} */ addressOf) =>
  css.replace(/__VITE_ASSET__([\w$]+?)__/g, (/** @type {string} */ _mark, /** @type {string} */ asset) =>
    addressOf(asset),
  );

/**
 * @param {Record<string, import('vite').ManifestChunk>} manifest
 * @param {(key: string) => string[]} modulesOf the style sheets that an entry's modules import, in order
 * @param {(module: string) => string} textOf a style sheet
 * @param {(module: string) => string | undefined} laterOf the part of the frame that a style sheet is kept for
 * @returns {{ manifest: Record<string, import('vite').ManifestChunk>, joined: Map<string, string>, replaced: Set<string> }}
 */
export function joinStyles(manifest, modulesOf, textOf, laterOf = () => undefined) {
  const rootKey = rootOf(manifest);
  const ofRoot = new Set(modulesOf(rootKey).filter((module) => !laterOf(module)));
  /** @type {Map<string, string[]>} */
  const kept = new Map();
  for (const module of modulesOf(rootKey)) {
    const name = laterOf(module);
    if (name) kept.set(name, [...(kept.get(name) ?? []), module]);
  }
  const joined = new Map();
  const join = (/** @type {string[]} */ modules, name = 'page') => {
    const text = mergeLayers(modules.map(textOf).join(''));
    const file = `assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    joined.set(file, text);
    return file;
  };
  const replaced = new Set();
  const changed = Object.fromEntries(
    Object.entries(manifest).map(([key, { css = [], ...chunk }]) => {
      for (const file of css) replaced.add(file);
      if (!chunk.isEntry) return [key, chunk];
      const isRoot = key === rootKey;
      const own = isRoot ? [...ofRoot] : modulesOf(key).filter((module) => !ofRoot.has(module));
      const parts = isRoot ? [...kept].map(([name, modules]) => join(modules, `later-${name}`)) : [];
      return [key, own.length > 0 ? { ...chunk, css: [join(own), ...parts] } : chunk];
    }),
  );
  return { manifest: changed, joined, replaced };
}

/** The key of the root route, which every page loads. */
const rootOf = (/** @type {Record<string, import('vite').ManifestChunk>} */ manifest) =>
  Object.keys(manifest).find((key) => /^app\/root\.tsx/.test(key)) ?? '';

/**
 * A module and everything it imports, dependencies first: the order in which styles override.
 *
 * @param {string} start
 * @param {(id: string) => readonly string[]} importsOf
 */
export function listModules(start, importsOf) {
  const seen = new Set();
  /** @type {string[]} */
  const listed = [];
  const walk = (/** @type {string} */ id) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of importsOf(id)) walk(imported);
    listed.push(id);
  };
  walk(start);
  return listed;
}

/** Merges adjacent blocks of the same cascade layer. */
export function mergeLayers(/** @type {string} */ css) {
  /** @type {string[]} */
  const merged = [];
  for (const block of listBlocks(css)) {
    const [layer] = /^@layer [\w-]+\{/.exec(block) ?? [];
    const last = merged.at(-1);
    if (layer && last?.startsWith(layer)) merged.splice(-1, 1, last.slice(0, -1) + block.slice(layer.length));
    else merged.push(block);
  }
  return merged.join('');
}

/** The top-level rules of a minified style sheet. */
function listBlocks(/** @type {string} */ css) {
  const blocks = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1;
    else if (css[index] === '}') depth -= 1;
    else if (css[index] !== ';') continue;
    if (depth > 0) continue;
    blocks.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return [...blocks, css.slice(start).trim()];
}
