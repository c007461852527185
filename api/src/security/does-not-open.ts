/**
 * A sealed value that no key at hand opens: it has changed, stood elsewhere, or its key is not in `FIELD_KEYS`. The
 * message names its place and nothing of the value.
 */
export class DoesNotOpen extends Error {
  override name = 'DoesNotOpen';

  /** @param bound what the value is bound to: table, column and row, or a purpose */
  constructor(why: string, bound: string, options?: ErrorOptions) {
    // The log blanks out whatever stands in quotes.
    super(`${why}: ${bound.replace(/["[\]]/g, '')}`, options);
  }
}
