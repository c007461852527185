import { SUBSCRIPTION_PACKAGES } from '../numbers/shop';
import type { CartItem, CartLine, PricedCart } from '../cart/cart';
import type { Address, Shipping } from '../cart/shipping';
import type { CouponResult } from '../coupons/coupons';
import { addMonths } from '../fields/date';
import { unitPrice } from '../pricing';
import type { Category, Product, ProductCard, SubscriptionOption } from '../products/products';
import { makeAnalyte } from './analytes';
import { FIXED_TODAY } from './fixed-time';
import type { City, Country, PlaceSuggestion, State, ZipPlace } from '../places/places';

export function makeCategory(over: Partial<Category> = {}): Category {
  return { id: 'cat_vitamins', slug: 'vitamins', name: 'Vitamins', ...over };
}

export function makeProductCard(over: Partial<ProductCard> = {}): ProductCard {
  return {
    id: 'prod_vitamin_d',
    slug: 'vitamin-d',
    name: 'Vitamin D test',
    description:
      'Measures the vitamin D that your body has stored. Low levels are common in winter and are easy to put ' +
      'right. You collect a few drops of blood from a fingertip at home, mail them in the prepaid envelope, and ' +
      'read your result online.',
    price: 4900,
    image_name: 'vitamin-d.svg',
    couponCode: null,
    couponDescription: null,
    quantity: 25,
    category: makeCategory(),
    collection_method: 'Finger prick',
    measures: '25-hydroxyvitamin D',
    emblem: 'sun',
    contents: [
      { piece: 'card', count: 2 },
      { piece: 'lancet', count: 1 },
      { piece: 'steps', count: 1 },
      { piece: 'pouch', count: 1 },
      { piece: 'mailer', count: 1 },
    ],
    rating: null,
    ...over,
  };
}

/** The three packages for a kit of `price` cents. */
export function makeSubscriptionOptions(price: number): SubscriptionOption[] {
  return SUBSCRIPTION_PACKAGES.map(({ months, percent }) => ({
    subscriptionType: months,
    offer: `Every ${months} months`,
    value: percent,
    price_id: `price_${months}`,
    price: unitPrice(price, months),
    renewsOn: addMonths(FIXED_TODAY, months),
  }));
}

export function makeProduct(over: Partial<Product> = {}): Product {
  const card = makeProductCard(over);
  return {
    ...card,
    analytes: [makeAnalyte()],
    collection_details:
      '1) Wash your hands. 2) Prick a fingertip. 3) Fill the card. 4) Mail it the same day.',
    get_tested_details: '1) You feel tired. 2) You see little sun. 3) You take a supplement.',
    symptoms: [{ label: 'Tiredness' }, { label: 'Aching bones' }],
    videoURL: null,
    price_id: makeSubscriptionOptions(card.price),
    lab_name: null,
    clia_number: null,
    reviewer: null,
    ...over,
  };
}

export function makeCartLine(over: Partial<CartLine> = {}): CartLine {
  return {
    id: 'prod_vitamin_d',
    selectedQuantity: 1,
    subscription: false,
    subscriptionDuration: null,
    ...over,
  };
}

export function makeCartItem(over: Partial<CartItem> = {}): CartItem {
  return {
    id: 'prod_vitamin_d',
    slug: 'vitamin-d',
    name: 'Vitamin D test',
    image_name: 'vitamin-d.svg',
    category: 'vitamins',
    collection_method: 'Finger prick',
    emblem: 'sun',
    price: 4900,
    basePrice: 4900,
    unitPrice: 4900,
    discountedPrice: 4900,
    discountPricePerItem: 4900,
    quantity: 25,
    selectedQuantity: 1,
    subscription: false,
    subscriptionDuration: null,
    priceId: null,
    errorMessage: null,
    ...over,
  };
}

/** A cart with one line by default; when passing lines, pass matching sums. */
export function makePricedCart(over: Partial<PricedCart> = {}): PricedCart {
  return {
    cartItems: [makeCartItem()],
    subTotal: 4900,
    discount: 0,
    total: 4900,
    delivery: 0,
    coupon: null,
    forceRemoveCouponCode: false,
    gone: [],
    terms: 'terms of the cart',
    ...over,
  };
}

export function makeCouponResult(over: Partial<CouponResult> = {}): CouponResult {
  return {
    isValid: true,
    isApplied: true,
    discountPercent: 10,
    discountCodeId: 'coupon_1',
    message: 'Discount Applied!',
    productIds: null,
    ...over,
  };
}

export function makeAddress(over: Partial<Address> = {}): Address {
  return {
    address: '12 Elm Street',
    city: 'Omaha',
    city_id: 'NE:Omaha',
    state: 'NE',
    state_id: 'NE',
    country: 'United States',
    country_id: 'US',
    zipCode: '68102',
    ...over,
  };
}

export function makeShipping(over: Partial<Shipping> = {}): Shipping {
  return { email: 'maya@example.com', full_name: 'Maya Lindqvist', ...makeAddress(), ...over };
}

export function makeCountry(over: Partial<Country> = {}): Country {
  return { id: 'US', name: 'United States', ...over };
}

export function makeState(over: Partial<State> = {}): State {
  return { id: 'NE', state_name: 'Nebraska', code: 'NE', ...over };
}

export function makeCity(over: Partial<City> = {}): City {
  return { id: 'NE:Omaha', city: 'Omaha', ...over };
}

export function makeZipPlace(over: Partial<ZipPlace> = {}): ZipPlace {
  return {
    zipCode: '68102',
    city: 'Omaha',
    city_id: 'NE:Omaha',
    state: 'NE',
    state_id: 'NE',
    state_name: 'Nebraska',
    country: 'United States',
    country_id: 'US',
    ...over,
  };
}

export function makePlaceSuggestion(over: Partial<PlaceSuggestion> = {}): PlaceSuggestion {
  return { label: 'Omaha, NE', city: 'Omaha', state: 'NE', ...over };
}
