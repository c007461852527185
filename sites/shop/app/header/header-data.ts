import type { Person } from '../session/person';

/** What the header shows; all of it comes from cookies, so that no page calls the API for it. */
export type HeaderData = {
  person: Person | null;
  /** `total` in cents, as of the last time the API priced the cart; null while it is not known. */
  cart: { count: number; total: number | null };
};
