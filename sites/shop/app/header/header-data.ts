import type { CartSum } from '../cookies/cart-cookie';
import type { Person } from '../session/person';

/** What the header shows. All of it comes from cookies, so no page calls the API for it. */
export type HeaderData = {
  person: Person | null;
  cart: CartSum;
};
