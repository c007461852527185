import { createHash } from 'node:crypto';
import { compress, type EncodedBody } from './compress';

type Encoding = EncodedBody['encoding'];

/** A page as one visitor gets it; what is needed to send it is computed once, on first use. */
export class FinishedPage {
  #etag: string | undefined;
  readonly #bodies = new Map<Encoding, EncodedBody>();

  constructor(
    readonly html: string,
    /** The nonce in it, if any. */
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
