import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Sets `x-visitor-address` and `x-request-id` on the request and discards any values the visitor sent. The address is
 * the socket's, or the `X-Forwarded-For` entry written by the outermost of `hops` trusted proxies.
 */
export function identifyVisitor(request: IncomingMessage, response: ServerResponse, hops: number): void {
  const forwarded = request.headers['x-forwarded-for'];
  const chain =
    hops > 0 && forwarded
      ? String(forwarded)
          .split(',')
          .map((entry) => entry.trim())
      : [];
  chain.push(request.socket.remoteAddress ?? '');
  const address = chain[Math.max(0, chain.length - 1 - hops)] || request.socket.remoteAddress || 'unknown';

  const sentId = request.headers['x-request-id'];
  const isUsable = typeof sentId === 'string' && /^[\w-]{8,64}$/.test(sentId);
  const id = hops > 0 && isUsable ? sentId : randomUUID();

  request.headers['x-visitor-address'] = address.replace(/^::ffff:/, '');
  request.headers['x-request-id'] = id;
  // Remix builds request.url from this header, so an untrusted one could name another host.
  if (hops === 0) delete request.headers['x-forwarded-host'];
  response.setHeader('X-Request-Id', id);
}
