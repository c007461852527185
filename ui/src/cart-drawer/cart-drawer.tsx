import type { ReactNode } from 'react';
import { PageDialogFrame } from '../page-dialog/page-dialog';

export interface CartDrawerProps {
  /** The link to the cart. It is the whole of it without script. */
  children: ReactNode;
  /** Address of the short cart: a page with an element marked `data-dialog-part="cart"`. */
  source: string;
}

/**
 * The cart over any page. Forms marked `data-opens-cart` anywhere are sent by it and open it; links and forms inside
 * it stay in it. One on a page.
 */
export function CartDrawer({ children, source }: CartDrawerProps) {
  return (
    <cart-drawer data-source={source}>
      {children}
      <PageDialogFrame title="Cart" look="drawer" />
    </cart-drawer>
  );
}
