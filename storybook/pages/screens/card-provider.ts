import './card-provider.css';

interface Scenario {
  /** The state of the field; empty by default. */
  typed?: { number: string; expiry: string; code: string };
  /** The bank's answer to a charge. */
  refusal?: string;
}
type Listener = (event?: object) => void;

let scenario: Scenario = {};

/** Stands in for the provider's frame: three inputs, with the same events as the provider's. */
function cardElement() {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (name: string, event?: object) => listeners.get(name)?.forEach((listener) => listener(event));
  const { typed } = scenario;
  const row = Object.assign(document.createElement('span'), { className: 'card-provider' });
  const inputs = [
    ['Card number', '1234 1234 1234 1234', typed?.number],
    ['Expiration date', 'MM / YY', typed?.expiry],
    ['Security code', 'CVC', typed?.code],
  ].map(([label = '', placeholder = '', value = '']) => {
    const input = Object.assign(document.createElement('input'), {
      placeholder,
      value,
      inputMode: 'numeric',
    });
    input.setAttribute('aria-label', label);
    return input;
  });
  const change = () => tell('change', { complete: inputs.every(({ value }) => value !== '') });
  row.append(...inputs);
  row.addEventListener('focusin', () => tell('focus'));
  row.addEventListener('focusout', () => tell('blur'));
  row.addEventListener('input', change);
  return {
    mount(place: HTMLElement) {
      place.replaceChildren(row);
      // The provider's frame also answers later, once the page is listening.
      setTimeout(() => {
        tell('ready');
        if (typed) change();
      });
    },
    on: (name: string, listener: Listener) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
    update: ({ disabled = false }) => inputs.forEach((input) => Object.assign(input, { disabled })),
    focus: () => inputs[0]!.focus(),
    destroy: () => row.remove(),
  };
}

function provider() {
  const refuse = () => Promise.resolve({ error: { type: 'card_error', message: scenario.refusal } });
  return {
    elements() {
      let element: ReturnType<typeof cardElement> | null = null;
      return { create: () => (element = cardElement()), getElement: () => element };
    },
    createToken: refuse,
    createPaymentMethod: refuse,
    confirmCardPayment: refuse,
  };
}

/**
 * Stands in for the card provider's script in this Storybook: it opens no frame, contacts no host and refuses every
 * card. For a story's `beforeEach`; removes itself afterwards.
 */
export function provideCard(wanted: Scenario) {
  scenario = wanted;
  Object.assign(window, { Stripe: provider });
  return () => void Reflect.deleteProperty(window, 'Stripe');
}

/** A card as entered on the provider's test pages. */
export const typedCard = { number: '4000 0000 0000 0002', expiry: '12 / 29', code: '123' };
