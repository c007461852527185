import { UPLOAD_MEGABYTES } from '@larkwell/contracts/numbers/visits';
import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';

/** Bytes. A form with files may hold both sides of a card; no other form comes near 256 kB. */
export const bodyLimits = { multipart: (2 * UPLOAD_MEGABYTES + 1) * 1024 * 1024, other: 256 * 1024 };

/**
 * Bytes. A browser that is still sending when the connection closes shows no page, so uploads of a plausible size, such
 * as large photos, are received and dropped before the answer.
 */
const droppable = 36 * 1024 * 1024;

function limitOf({ headers }: IncomingMessage): number {
  const isMultipart = headers['content-type']?.startsWith('multipart/form-data');
  return isMultipart ? bodyLimits.multipart : bodyLimits.other;
}

const announcedLength = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

/** Whether `Content-Length` is over the limit, so the body need not be read. */
export function isAnnouncedTooLong(request: IncomingMessage): boolean {
  return announcedLength(request) > limitOf(request);
}

/** Calls `then` once the body has been received and dropped, or at once if it is too large even for that. */
export function dropBody(request: IncomingMessage, then: () => void): void {
  if (announcedLength(request) > droppable) then();
  else request.once('end', then).resume();
}

/** A request's body, counted as it is read. The first byte over the limit gives the reader an error. */
export class LimitedBody extends Transform {
  isTooLong = false;
  readonly #request: IncomingMessage;
  readonly #limit: number;
  readonly #onTooLong: () => void;
  #received = 0;

  constructor(request: IncomingMessage, onTooLong: () => void) {
    super();
    this.#request = request;
    this.#limit = limitOf(request);
    this.#onTooLong = onTooLong;
    request.once('error', (error) => this.destroy(error)).pipe(this);
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received += chunk.length;
    if (this.#received <= this.#limit) return done(null, chunk);
    this.isTooLong = true;
    this.#onTooLong();
    // Receive and drop the rest, or the visitor would not see the answer.
    this.#request.unpipe(this).resume();
    done(new Error('The body is longer than a form may be.'));
  }
}
