/**
 * The headers every answer carries, files and errors included. A page's own Content-Security-Policy wins over
 * the closed one given here.
 *
 * @param {{ https: boolean }} site whether the public URL is https, which adds HSTS
 * @returns {[name: string, value: string][]}
 */
export function fixedHeaders({ https }) {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    // With `no-referrer` Chromium sends `Origin: null` on our own forms, which the origin check must refuse.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [
      'Permissions-Policy',
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), usb=()',
    ],
    [
      'Content-Security-Policy',
      "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    ],
    ...(https ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] : []),
  ];
}

/** Adds what is missing at the moment the head is written: Remix appends headers, so setting them early doubles them. */
export function addFixedHeaders(response, headers) {
  const writeHead = response.writeHead;
  response.writeHead = function (...args) {
    if (!this.headersSent) {
      for (const [name, value] of headers) if (!this.hasHeader(name)) this.setHeader(name, value);
    }
    return writeHead.apply(this, args);
  };
}
