import { createHash } from 'node:crypto';
import { listPropertiesInCode, shortenProperties } from './short-properties.mjs';

const manifestFile = '.vite/manifest.json';

/**
 * Gives each route one style sheet: what the route itself uses, in the order of its imports, without what the root
 * holds already. Vite cuts a file for each component that two routes share, which makes a page ask for a dozen.
 * A page so asks for two: the root's, kept over all pages, and its route's. A route that adds nothing has none.
 *
 * @param {string[]} code folders whose pages and components may name custom properties
 * @returns {import('vite').Plugin}
 */
export function joinedStyles(code) {
  return {
    name: 'larkwell-joined-styles',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    generateBundle: {
      // Vite writes the manifest in this same hook.
      order: 'post',
      handler(_options, bundle) {
        const manifest = JSON.parse(String(bundle[manifestFile].source));
        const files = Object.keys(bundle).filter((file) => file.endsWith('.css'));
        const written = (file) => String(bundle[file].source);
        const shorten = shortenProperties(files.map(written), listPropertiesInCode(code));
        const styles = joinStyles(manifest, (file) => shorten(written(file)));
        for (const file of styles.replaced) delete bundle[file];
        for (const [fileName, source] of styles.joined) this.emitFile({ type: 'asset', fileName, source });
        bundle[manifestFile].source = JSON.stringify(styles.manifest, null, 2);
      },
    },
  };
}

/**
 * @param {Record<string, import('vite').ManifestChunk>} manifest
 * @param {(file: string) => string} textOf
 * @returns {{ manifest: Record<string, import('vite').ManifestChunk>, joined: Map<string, string>, replaced: Set<string> }}
 */
export function joinStyles(manifest, textOf) {
  const entries = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry);
  const rootKey = entries.map(([key]) => key).find((key) => /^app\/root\.tsx/.test(key));
  const rootStyles = listStyles(manifest, rootKey);
  const joined = new Map();
  const join = (files) => {
    const text = mergeLayers(files.map(textOf).join(''));
    const name = `assets/page-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
    joined.set(name, text);
    return [name];
  };
  const replaced = new Set();
  const changed = Object.fromEntries(
    Object.entries(manifest).map(([key, { css = [], ...chunk }]) => {
      for (const file of css) replaced.add(file);
      if (!chunk.isEntry) return [key, chunk];
      const own = listStyles(manifest, key).filter((file) => key === rootKey || !rootStyles.includes(file));
      return [key, own.length > 0 ? { ...chunk, css: join(own) } : chunk];
    }),
  );
  return { manifest: changed, joined, replaced };
}

/** The style sheets of a chunk and of all it imports, in the order in which Remix names them. */
function listStyles(manifest, start) {
  const seen = new Set();
  const walk = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) walk(imported);
  };
  walk(start);
  return [...new Set([...seen].flatMap((key) => manifest[key].css ?? []))];
}

/** Neighbouring blocks of one cascade layer as one block. */
export function mergeLayers(css) {
  const merged = [];
  for (const block of listBlocks(css)) {
    const [layer] = /^@layer [\w-]+\{/.exec(block) ?? [];
    if (layer && merged.at(-1)?.startsWith(layer))
      merged.push(merged.pop().slice(0, -1) + block.slice(layer.length));
    else merged.push(block);
  }
  return merged.join('');
}

/** The rules of a minified style sheet at its top level. */
function listBlocks(css) {
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
