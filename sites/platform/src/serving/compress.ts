import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A complete body, sent in one piece. */
export interface EncodedBody {
  encoding: 'br' | 'gzip' | 'identity';
  bytes: Buffer;
}

/**
 * Compresses a whole page in one call. The streaming compression of remix-serve costs four times as much as rendering
 * the page and skips a body that is already encoded. Quality 5 takes 0.2 ms for 10 kB.
 */
export function compress(body: string | Buffer, encoding: EncodedBody['encoding']): EncodedBody {
  const plain = typeof body === 'string' ? Buffer.from(body) : body;
  if (encoding === 'identity' || plain.length < 1024) return { encoding: 'identity', bytes: plain };
  if (encoding === 'gzip') return { encoding, bytes: gzipSync(plain, { level: 6 }) };
  const bytes = brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
  return { encoding, bytes };
}
