import { refuse } from './refuse.mjs';

/** Bytes. A form with files may hold both sides of a card, 10 MB each; no other form of ours comes near 256 kB. */
export const bodyLimits = { multipart: 21 * 1024 * 1024, other: 256 * 1024 };

/**
 * Refuses a body over its limit with 413: at once when its announced length is, else when the bytes counted on
 * the stream are.
 *
 * @returns {boolean} false when the request has been refused already
 */
export function limitBody(request, response) {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const isMultipart = String(request.headers['content-type'] ?? '').startsWith('multipart/form-data');
  const limit = isMultipart ? bodyLimits.multipart : bodyLimits.other;
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    refuse(response, 413);
    return false;
  }

  let received = 0;
  const push = request.push;
  request.push = function (chunk, encoding) {
    received += chunk?.length ?? 0;
    if (received <= limit) return push.call(this, chunk, encoding);
    if (!response.headersSent) refuse(response, 413);
    return true;
  };
  return true;
}
