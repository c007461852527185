import { createHash } from 'node:crypto';
import { compress, type EncodedBody } from './compress';

type Encoding = EncodedBody['encoding'];

/** A page as one visitor gets it; what sending it needs is worked out once, when it is first asked for. */
export class FinishedPage {
  #etag: string | undefined;
  readonly #bodies = new Map<string, EncodedBody>();

  constructor(
    readonly html: string,
    /** The nonce printed in it, if any. */
    readonly nonce: string | undefined,
  ) {}

  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.html).digest('base64url')}"`;
    return this.#etag;
  }

  /** @param isForOne whether it is sent once only, so that a smaller body is not worth more time */
  encode(encoding: Encoding, isForOne: boolean): EncodedBody {
    const kind = `${encoding} ${isForOne}`;
    let body = this.#bodies.get(kind);
    if (!body) {
      body = compress(this.html, encoding, isForOne ? 3 : 5);
      this.#bodies.set(kind, body);
    }
    return body;
  }
}
