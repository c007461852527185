import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';

/** The smallest Remix document, hydrated as its template does. */
export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Floor</title>
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
