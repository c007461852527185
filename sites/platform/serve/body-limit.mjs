import { refuse } from './refuse.mjs';

/** Bytes. A form with files may hold both sides of a card, 10 MB each; no other form of ours comes near 256 kB. */
export const bodyLimits = { multipart: 21 * 1024 * 1024, other: 256 * 1024 };

/**
 * Bytes. A browser that is still sending when the connection closes shows no page, so what somebody may send by
 * mistake, such as large photos, is let in and dropped before the answer.
 */
const droppable = 36 * 1024 * 1024;

/**
 * Refuses a body over its limit with 413: unread when its announced length is, else when the bytes counted on
 * the stream are.
 *
 * @returns {boolean} false when the request has been refused already
 */
export function limitBody(request, response) {
  if (request.method === 'GET' || request.method === 'HEAD') return true;
  const isMultipart = String(request.headers['content-type'] ?? '').startsWith('multipart/form-data');
  const limit = isMultipart ? bodyLimits.multipart : bodyLimits.other;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > limit) {
    if (announced > droppable) refuse(response, 413);
    else request.once('end', () => refuse(response, 413)).resume();
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
