import type { ReactNode } from 'react';
import { PageDialogFrame } from '../page-dialog/page-dialog';

export interface CartDrawerProps {
  /** The link to the cart; all there is without script. */
  children: ReactNode;
  /** Address of the short cart: a page with an element marked `data-dialog-part="cart"`. */
  source: string;
}

/**
 * The cart drawer, at most one per page. It sends forms marked `data-opens-cart` anywhere on the page and opens; links
 * and forms inside it stay in it.
 */
export function CartDrawer({ children, source }: CartDrawerProps) {
  return (
    <cart-drawer data-source={source}>
      {children}
      <PageDialogFrame title="Cart" look="drawer" />
    </cart-drawer>
  );
}
