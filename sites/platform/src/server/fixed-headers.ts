/**
 * The headers of every answer, including files and errors. A page's own Content-Security-Policy replaces the closed one
 * set here.
 *
 * @param site `https`: whether the public URL is https, which adds HSTS
 */
export function fixedHeaders({ https }: { https: boolean }): [name: string, value: string][] {
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
    ...(https
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as [string, string]]
      : []),
  ];
}
