export const cartMessages = {
  empty: 'No Item added',
  drawerEmpty: 'No item added yet',
  listEmpty: 'No Items Added..!!',
  confirmRemove: 'Are you sure to remove this item?',
  removed: (name: string) => `${name} was removed from your cart.`,
  added: (name: string) => `${name} was added to your cart.`,
  full: 'Your cart holds 50 different items at most. Check out first, or remove an item.',
  quantityInvalid: 'Enter a number, 1 or more.',
  lineGone: 'This kit is no longer sold. Remove it to go on.',
  lineShort: (left: number) =>
    left === 0
      ? 'This kit is out of stock. Remove it to go on.'
      : `Only ${left} left. Lower the quantity to go on.`,
  checkLines: 'Some items in your cart need a change before you can go on.',
  errorItem: 'Please remove the error item to apply.',
  couponSignIn: 'Sign in to apply a discount code.',
  couponEmpty: 'Enter a discount code.',
  couponApplied: 'Discount Applied!',
  couponUnanswered: 'something went wrong',
  couponRemoved: 'The discount code was removed.',
  couponForceRemoved: (code: string) => `The discount code ${code} no longer applies and was removed.`,
  stale: 'Your cart changed in another window. Check it and try again.',
} as const;
