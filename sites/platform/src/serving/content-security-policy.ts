/** Origins that Stripe documents for Stripe.js and hosted Checkout. */
const stripeOrigins = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  /** Its pages for a card and for a bank's question. */
  pages: ['https://checkout.stripe.com', 'https://hooks.stripe.com'],
};

interface PagePolicy {
  /** Nonce of the page's own scripts; only pages that hydrate have one. */
  scriptNonce?: string;
  styleNonce?: string;
  /** Address of Stripe's script (`STRIPE_JS_URL`) on card pages; its origin is allowed in addition to Stripe's own. */
  stripeScript?: string;
  /** The same address, for pages that only lead to Stripe's hosted page. */
  stripePage?: string;
}

/**
 * The Content-Security-Policy of one page. Chromium applies `form-action` to redirects too, so card pages also list the
 * hosted pages.
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
    // Firefox applies `default-src`, not `img-src`, to a drawing that an `<svg>` references.
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
    'form-action': ["'self'", ...(stripePage ? [new URL(stripePage).origin, ...stripeOrigins.pages] : [])],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
