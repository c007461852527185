import { MAX_CART_LINES } from '@larkwell/contracts/cart/cart';
export const cartMessages = {
  empty: 'No Item added',
  drawerEmpty: 'No item added yet',
  confirmRemove: 'Are you sure to remove this item?',
  removed: 'The item was removed from your cart.',
  added: 'Added to your cart.',
  full: `Your cart can hold up to ${MAX_CART_LINES} different items. Check out first, or remove an item.`,
  quantityInvalid: 'Enter a whole number, 1 or more.',
  gone: 'An item in your cart is no longer sold and was removed.',
  checkLines: 'Some items in your cart need a change before you can check out.',
  stillInCart: 'Still in your cart',
  notThere: 'This item is no longer in your cart.',
  couponEmpty: 'Enter a discount code.',
  couponSignIn: 'Sign in to apply your discount code.',
  couponRemoved: 'The discount code was removed.',
  couponForceRemoved: (code: string, why = `The discount code ${code} no longer applies.`) =>
    `${why} It was removed from your cart.`,
} as const;
