import type { CartSum } from '../cookies/cart-cookie';
import type { Person } from '../session/person';

/** What the header shows; all of it comes from cookies, so that no page calls the API for it. */
export type HeaderData = {
  person: Person | null;
  cart: CartSum;
};
