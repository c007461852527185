import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  makeCartItem,
  makeConfirmationLine,
  makeCountry,
  makePricedCart,
  makeState,
} from '@larkwell/contracts/testing';
import { renewalFacts, renewalsOf } from '@larkwell/contracts/subscriptions/renewal-terms';
import { linesOfCart } from '@larkwell/shop/app/checkout/lines-of-order';
import CartPage, { type loader as cart } from '@larkwell/shop/app/routes/cart._index/route';
import ConfirmationPage, {
  type loader as confirmation,
} from '@larkwell/shop/app/routes/orderConfirmation.$orderId/route';
import PaymentsPage, {
  handle as paymentsHandle,
  type loader as payments,
} from '@larkwell/shop/app/routes/payments._index/route';
import PaymentReturnPage from '@larkwell/shop/app/routes/payments.return/route';
import type { PaymentReply } from '@larkwell/shop/app/routes/payments._index/pay.server';
import type { ShippingReply } from '@larkwell/shop/app/routes/shipping/shipping-form';
import ShippingPage, {
  handle as shippingHandle,
  type loader as shipping,
} from '@larkwell/shop/app/routes/shipping/route';
import SignInPage, { type loader as signIn } from '@larkwell/shop/app/routes/signin/route';
import { expect, waitFor } from 'storybook/test';
import { provideCard, typedCard } from './card-provider';
import { accountPage, shopPage, type LoaderData } from './site-page';

const meta: Meta = {
  title: 'Screens/Checkout',
  tags: ['screen', 'area:cart', 'area:checkout'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const cartItems = [
  makeCartItem({
    name: 'Thyroid check',
    category: 'hormones-thyroid',
    selectedQuantity: 2,
    ...{ price: 19_800, basePrice: 9_900, unitPrice: 9_900 },
  }),
  makeCartItem({
    id: 'b12',
    name: 'Vitamin D and B12',
    category: 'vitamins-nutrition',
    ...{ price: 6_900, basePrice: 6_900, unitPrice: 6_900 },
    errorMessage: 'Only 1 of this kit is left',
  }),
];
const priced = makePricedCart({ cartItems, subTotal: 26_700, total: 26_700 });
const view = { couponCode: null, news: [], headerCart: { count: 3, total: 26_700 }, isEmployee: false };

export const Cart: Story = {
  tags: ['vrt'],
  render: () => shopPage<typeof cart>({ page: CartPage, url: '/cart', data: { ...view, cart: priced } }),
};
export const EmptyCart: Story = {
  render: () =>
    shopPage<typeof cart>({
      page: CartPage,
      url: '/cart',
      data: {
        ...view,
        headerCart: { count: 0, total: 0 },
        cart: makePricedCart({ cartItems: [], subTotal: 0, total: 0 }),
      },
    }),
};
export const SignIn: Story = {
  render: () =>
    shopPage<typeof signIn>({
      page: SignInPage,
      url: '/signin',
      data: { mode: 'sign-in', redirectTo: '/shipping', email: '' },
    }),
};
export const SignUp: Story = {
  render: () =>
    shopPage<typeof signIn>({
      page: SignInPage,
      url: '/signin?mode=signup',
      data: { mode: 'sign-up', redirectTo: '/shipping', email: '' },
    }),
};
const shippingPage = (answer?: ShippingReply) =>
  accountPage<typeof shipping>({
    page: ShippingPage,
    url: '/shipping',
    handle: shippingHandle,
    data: {
      cart: priced,
      headerCart: view.headerCart,
      ...{ further: [], chosen: null, couponCode: null, mayUseCoupon: true },
      places: { country: makeCountry(), states: [makeState()] },
      start: {
        ...{ full_name: 'Maya Lindqvist', email: 'maya@example.com' },
        ...{ address: '', city: '', state_id: '', zipCode: '' },
      },
    },
    answer,
  });
export const Shipping: Story = { tags: ['vrt'], render: () => shippingPage() };
export const ShippingAfterPriceChange: Story = {
  tags: ['vrt'],
  render: () =>
    shippingPage({
      changes: [
        { name: 'Thyroid check', before: '2 × $89.00', now: '2 × $99.00' },
        { name: 'Total', before: '$247.00', now: '$267.00' },
      ],
    }),
};

const renewals = renewalFacts(
  renewalsOf([{ name: 'Thyroid check', quantity: 2, price: 19_800, months: 3 }], '2026-11-22'),
  26_700,
);
const subscribedItems = cartItems.map((item, index) =>
  index === 0 ? { ...item, basePrice: 13_200, subscriptionDuration: 3 as const } : item,
);
const order = { total: 26_700, subTotal: 26_700, discount: 0, delivery: 0 };
const billingPage = (
  answer?: PaymentReply,
  isSubscription = false,
  more: Partial<LoaderData<typeof payments>> = {},
) =>
  accountPage<typeof payments>({
    page: PaymentsPage,
    url: '/payments',
    handle: paymentsHandle,
    data: {
      payForm: { orderId: 'order_1', terms: 'sealed' },
      changes: [],
      cart: { state: 'same' },
      isHeld: true,
      renewals: isSubscription ? renewals : [],
      order,
      lines: linesOfCart({ cartItems: isSubscription ? subscribedItems : cartItems }),
      isSubscription,
      billing: { name: 'Maya Lindqvist', email: 'maya@example.com' },
      sendTo: {
        ...{ name: 'Maya Lindqvist', address: '1217 Harney St', city: 'Omaha' },
        ...{ state: 'NE', zipCode: '68102', country: 'United States' },
      },
      savedCards: [],
      isEmployee: false,
      card: { script: 'data:text/javascript,', publishableKey: 'pk_test_larkwell' },
      ...more,
    },
    answer,
  });
export const Payment: Story = { beforeEach: () => provideCard({}), render: () => billingPage() };
const savedCards = [{ id: 'pm_1', name: 'Visa ending in 4242, 12/29' }];
const withSavedCards = () => billingPage(undefined, true, { savedCards });
export const PaymentWithSavedCards: Story = { ...Payment, tags: ['vrt'], render: withSavedCards };
export const PaymentCardFilled: Story = {
  beforeEach: () => provideCard({ typed: typedCard }),
  render: () => billingPage(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $267.00' })).toBeEnabled());
  },
};
export const PaymentDeclined: Story = {
  tags: ['vrt'],
  beforeEach: () => provideCard({ typed: typedCard, refusal: 'Your card was declined.' }),
  render: () => billingPage(undefined, true),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $267.00' })).toBeEnabled());
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $267.00' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your card was declined.');
  },
};
/** A browser that cannot load the provider's script, after returning unpaid from a hosted page. */
export const PaymentWithoutProvider: Story = {
  render: () => billingPage({ error: 'Your card was declined. You have not been charged.' }),
};
export const PaymentAfterPriceChange: Story = {
  tags: ['vrt'],
  render: () =>
    billingPage(undefined, false, {
      changes: [
        { name: 'Thyroid check', before: '2 × $99.00', now: '2 × $79.00' },
        { name: 'Total', before: '$267.00', now: '$227.00' },
      ],
    }),
};
export const PaymentOfAnotherCart: Story = {
  render: () =>
    billingPage(undefined, false, {
      cart: { state: 'other', offer: { lines: cartItems.slice(0, 1), total: 9900, terms: 'sealed' } },
    }),
};
export const PaymentOfEmployee: Story = { render: () => billingPage(undefined, false, { isEmployee: true }) };
export const PaymentNotKnown: Story = {
  render: () =>
    accountPage<() => { again: string }>({
      page: PaymentReturnPage,
      url: '/payments/return',
      data: { again: '/payments/return?orderId=order_1' },
    }),
};
const bought = cartItems.map(({ name, category, selectedQuantity, price }) =>
  makeConfirmationLine({ name, category, price, orderedQuantity: selectedQuantity }),
);
const subscribed = bought.map((line, index) =>
  index === 0 ? { ...line, is_subscription: true, subscriptionDuration: 3 as const } : line,
);
const confirmationPage = (more: Partial<LoaderData<typeof confirmation>> = {}) =>
  accountPage<typeof confirmation>({
    page: ConfirmationPage,
    url: '/orderConfirmation/order_1',
    data: {
      orderId: 'order_1',
      lines: bought,
      renewals: [],
      stillInCart: [],
      headerCart: { count: 0, total: 0 },
      orderNumber: 'LW-10482',
      total: 26_700,
      email: 'maya@example.com',
      status: 'Processing',
      refunded: 0,
      isDisputed: false,
      isPaymentReturned: false,
      givenBack: [],
      agreed: 'Your subscription, as agreed on Sun, Nov 22, 2026',
      ...more,
    },
  });
export const OrderConfirmedWithRest: Story = {
  render: () =>
    confirmationPage({
      lines: subscribed,
      renewals,
      stillInCart: cartItems,
      headerCart: view.headerCart,
    }),
};
export const OrderConfirmed: Story = { render: () => confirmationPage() };
export const OrderDisputed: Story = {
  render: () =>
    confirmationPage({
      total: 24_030,
      isDisputed: true,
      givenBack: [{ amount: 24_030, at: '2026-11-22T17:00:00.000Z' }],
    }),
};
export const OrderRefunded: Story = {
  tags: ['vrt'],
  render: () => confirmationPage({ lines: subscribed, status: 'Refunded' }),
};
