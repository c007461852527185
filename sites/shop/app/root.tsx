import { Links, Meta, Outlet, Scripts } from '@remix-run/react';
import { useNonce } from '@larkwell/platform/serving/nonce';
import { usePageHandle } from '@larkwell/platform/serving/page-handle';
import type { ReactNode } from 'react';

export function Layout({ children }: { children: ReactNode }) {
  const { hydrate } = usePageHandle();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate && <PageScripts />}
      </body>
    </html>
  );
}

function PageScripts() {
  return <Scripts nonce={useNonce()} />;
}

export default function App() {
  return <Outlet />;
}
