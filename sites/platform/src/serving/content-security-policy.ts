/** Origins that Stripe documents for Stripe.js and hosted Checkout. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  checkout: ['https://checkout.stripe.com'],
};

interface PagePolicy {
  /** Printed on the page's own scripts; only pages that hydrate have one. */
  scriptNonce?: string;
  styleNonce?: string;
  /** Address of Stripe's script (`STRIPE_JS_URL`) on pages that take a card; its origin is allowed beside Stripe's own. */
  stripeScript?: string;
  /** The same address on pages that only lead to Stripe's hosted page. */
  stripePage?: string;
}

/**
 * The Content-Security-Policy of one page. A form's redirect counts as its action in Chromium, so card pages name
 * the hosted payment page there too.
 */
export function contentSecurityPolicy({
  scriptNonce,
  styleNonce,
  stripeScript,
  stripePage = stripeScript,
}: PagePolicy): string {
  const own = stripeScript ? [new URL(stripeScript).origin] : [];
  const card = (origins: string[]) => (stripeScript ? [...own, ...origins] : []);
  const nonce = (value: string | undefined) => (value ? [`'nonce-${value}'`] : []);
  const directives: Record<string, string[]> = {
    // Firefox counts a drawing that an `<svg>` refers to as no picture, but as whatever has no directive of its own.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'worker-src': ["'none'"],
    'script-src': ["'self'", ...nonce(scriptNonce), ...card(stripeOrigins.script)],
    'style-src': ["'self'", ...nonce(styleNonce)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...card(stripeOrigins.connect)],
    'frame-src': stripeScript ? card(stripeOrigins.frame) : ["'none'"],
    'form-action': ["'self'", ...(stripePage ? [new URL(stripePage).origin, ...stripeOrigins.checkout] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
