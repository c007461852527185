import { MAX_UPLOAD_BYTES } from '@larkwell/contracts/uploads/uploads';
import { API_PREFIX } from '@larkwell/contracts';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { plainRefusals } from '../refusals';

const usualBody = 256 * 1024;
/** An image and the rest of its multipart form. */
const uploadBody = MAX_UPLOAD_BYTES + 1024 * 1024;

/**
 * Refuses bodies that are too large (413): by their declared length, which Node enforces, or else by counting
 * what arrives.
 */
export function limitBodies(): MiddlewareHandler {
  const tooLarge = () =>
    Response.json({ errorMessage: plainRefusals.tooLarge, code: 'too-large' }, { status: 413 });
  const limit = (maxSize: number) => ({ maxSize, counted: bodyLimit({ maxSize, onError: tooLarge }) });
  const limits = { usual: limit(usualBody), upload: limit(uploadBody) };
  return async (c, next) => {
    const { method, headers } = c.req.raw;
    if (method === 'GET' || method === 'HEAD') return next();
    const { maxSize, counted } = c.req.path.startsWith(`${API_PREFIX}/uploads/`)
      ? limits.upload
      : limits.usual;
    const announced = headers.get('content-length');
    if (announced === null || headers.has('transfer-encoding')) return counted(c, next);
    return Number(announced) <= maxSize ? next() : tooLarge();
  };
}
