import type { IncomingMessage, ServerResponse } from 'node:http';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Compressed by the build (see `vite/compressed-assets`), with the content's type. */
const compressedTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The files that `remix-serve` sends by path; every other request is for a page. */
export class SiteFiles {
  readonly #folders: string[];
  #known: Set<string> | undefined;

  /** @param folders the ones `remix-serve` serves, relative to the site's folder */
  constructor(folders: string[]) {
    this.#folders = folders;
  }

  /**
   * @returns whether the request is for a file. If the build has a compressed version that the browser accepts, the
   *   request is rewritten to it.
   */
  choose(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    // Files take no query, and it must not reach the log of `remix-serve`.
    const name = request.url!.split('?', 1)[0]!;
    this.#known ??= new Set(this.#folders.flatMap(listFiles));
    if (!this.#known.has(name)) return false;
    const type = compressedTypes[path.extname(name)];
    const isSmaller = type && this.#known.has(`${name}.br`) && acceptsBrotli(request);
    request.url = isSmaller ? `${name}.br` : name;
    if (isSmaller) {
      response.setHeader('Content-Type', type);
      response.setHeader('Content-Encoding', 'br');
    }
    return true;
  }
}

const acceptsBrotli = (request: IncomingMessage) => /\bbr\b/.test(String(request.headers['accept-encoding']));

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/')}`,
    );
}
