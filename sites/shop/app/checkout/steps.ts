import { paths } from '../paths';

/** What the server knows about a checkout in progress, from session and cart cookies, never from the address. */
export type CheckoutState = {
  signedIn: boolean;
  cartCount: number;
  /** The order that the shipping step created; null before that and again after its confirmation was shown. */
  orderId: string | null;
};

type Step = {
  id: 'sign-in' | 'shipping' | 'billing' | 'confirmation';
  title: string;
  path: (state: CheckoutState) => string;
  /** Null if the step may be opened, otherwise where the visitor belongs. */
  elsewhere: (state: CheckoutState) => string | null;
};

export type StepId = Step['id'];

export const steps: readonly Step[] = [
  {
    id: 'sign-in',
    title: 'Sign In',
    path: () => paths.signIn({ redirectTo: paths.shipping() }),
    elsewhere: ({ signedIn }) => (signedIn ? paths.shipping() : null),
  },
  {
    id: 'shipping',
    title: 'Shipping',
    path: () => paths.shipping(),
    elsewhere: ({ signedIn, cartCount }) =>
      !signedIn ? paths.signIn({ redirectTo: paths.shipping() }) : cartCount === 0 ? paths.cart() : null,
  },
  {
    id: 'billing',
    title: 'Billing',
    path: () => paths.payments(),
    elsewhere: ({ signedIn, orderId }) =>
      !signedIn ? paths.signIn({ redirectTo: paths.payments() }) : orderId === null ? paths.cart() : null,
  },
  {
    id: 'confirmation',
    title: 'Confirmation',
    path: ({ orderId }) => (orderId ? paths.orderConfirmation(orderId) : paths.payments()),
    elsewhere: ({ signedIn, orderId }) =>
      !signedIn ? paths.signIn({ redirectTo: paths.orders() }) : orderId === null ? paths.payments() : null,
  },
];

const indexOf = (id: StepId) => steps.findIndex((step) => step.id === id);
const at = (index: number) => steps[index] ?? null;

export const stepTitles = steps.map((step) => step.title);
/** Counted from 1, as shown in the step bar. */
export const stepNumber = (id: StepId) => indexOf(id) + 1;
export const nextStep = (id: StepId) => at(indexOf(id) + 1);
export const previousStep = (id: StepId) => (indexOf(id) > 0 ? at(indexOf(id) - 1) : null);

/** Null if the step may be opened now, otherwise the address to redirect to. */
export const guardStep = (id: StepId, state: CheckoutState) => steps[indexOf(id)]!.elsewhere(state);

/** Where Proceed and Check Out lead: to shipping if signed in, otherwise to the sign-in that leads there. */
export const firstOpenStep = (state: CheckoutState) =>
  state.signedIn ? paths.shipping() : paths.signIn({ redirectTo: paths.shipping() });
