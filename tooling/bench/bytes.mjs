import { brotliCompressSync, constants } from 'node:zlib';

const compress = (/** @type {Buffer} */ body) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/**
 * The weight of a page: its HTML as sent, and its scripts and style sheets, compressed with brotli 11 as static files
 * are.
 *
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @returns {Promise<{ html: number, css: number, script: number, requests: number }>} bytes; `requests` without
 *   pictures
 */
export async function weighPage(url, headers = {}) {
  const response = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const attribute = (/** @type {string} */ tag, /** @type {string} */ name) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
  const addresses = (/** @type {(tag: string) => boolean} */ test, /** @type {string} */ name) => [
    ...new Set(tags.filter(test).flatMap((tag) => attribute(tag, name) ?? [])),
  ];
  const isScript = (/** @type {string} */ tag) =>
    tag.startsWith('<script') || attribute(tag, 'rel') === 'modulepreload';
  const scripts = new Set([
    ...addresses((tag) => tag.startsWith('<script'), 'src'),
    ...addresses((tag) => isScript(tag) && tag.startsWith('<link'), 'href'),
  ]);
  const styles = addresses((tag) => attribute(tag, 'rel') === 'stylesheet', 'href');
  const fonts = addresses((tag) => attribute(tag, 'as') === 'font', 'href');
  const own = (/** @type {string} */ address) => new URL(address, url).origin === new URL(url).origin;
  const weigh = async (/** @type {Iterable<string>} */ list) => {
    const sizes = await Promise.all(
      [...list].filter(own).map(async (address) => {
        const body = await fetch(new URL(address, url)).then((answer) => answer.arrayBuffer());
        return compress(Buffer.from(body));
      }),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  };
  return {
    html: compress(Buffer.from(html)),
    css: await weigh(styles),
    script: await weigh(scripts),
    requests: 1 + scripts.size + styles.length + fonts.length,
  };
}
