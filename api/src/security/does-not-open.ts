/**
 * A sealed value that no available key opens: it has changed, was moved, or its key is not in `FIELD_KEYS`.
 * The message names its place and nothing of the value.
 */
export class DoesNotOpen extends Error {
  override name = 'DoesNotOpen';

  /** @param bound what the value is bound to: table, column and row, or a purpose */
  constructor(why: string, bound: string, options?: ErrorOptions) {
    // The log masks anything in quotes.
    super(`${why}: ${bound.replace(/["[\]]/g, '')}`, options);
  }
}
