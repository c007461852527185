import { createHash } from 'node:crypto';
import { compress, type EncodedBody } from './compress';

type Encoding = EncodedBody['encoding'];

/** A page as one visitor gets it; what sending it needs is worked out once, when it is first asked for. */
export class FinishedPage {
  #etag: string | undefined;
  readonly #bodies = new Map<Encoding, EncodedBody>();

  constructor(
    readonly html: string,
    /** The nonce printed in it, if any. */
    readonly nonce: string | undefined,
  ) {}

  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.html).digest('base64url')}"`;
    return this.#etag;
  }

  encode(encoding: Encoding): EncodedBody {
    let body = this.#bodies.get(encoding);
    if (!body) {
      body = compress(this.html, encoding);
      this.#bodies.set(encoding, body);
    }
    return body;
  }
}
