import { currentLanguage } from '@larkwell/contracts/language/language';
import textFont from '@larkwell/ui/fonts/text';
import favicon from '@larkwell/ui/styles/favicon.svg?no-inline';
import '@larkwell/ui/styles/booking.css';
import { WordsContext } from '@larkwell/ui/words';
import { Links, Meta, Outlet, Scripts } from '@remix-run/react';
import { useHydrates } from '@larkwell/platform/serving/hydration';
import { useNonce } from '@larkwell/platform/serving/nonce';
import { usePageHandle } from '@larkwell/platform/serving/page-handle';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import type { ReactNode } from 'react';
import { findHeldElsewhere } from './booking/held-time.server';
import { env } from './env.server';
import { siteMessages } from './messages/site';
import { componentWords } from './messages/components';
import { ErrorPage, errorWords } from './page/error-page';
import { PageFrame } from './page/page-frame';
import type { NoticeData } from './page/use-page-notice';
import { forms, notices } from './session.server';

export const meta: MetaFunction = ({ error }) => [
  { title: error ? siteMessages.title(errorWords(error).title) : siteMessages.name },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [{ notice, clear }, held] = await Promise.all([notices.take(request), findHeldElsewhere(request)]);
  const { formToken, keep } = forms.open(request, undefined, context.access?.());
  const headers = new Headers();
  for (const cookie of [clear, keep]) if (cookie) headers.append('Set-Cookie', cookie);
  const shown: NoticeData = { notice };
  return data({ ...shown, formToken, held, shopUrl: env.SHOP_URL, helpPhone: env.HELP_PHONE }, { headers });
}

export function Layout({ children }: { children: ReactNode }) {
  const { behaviors } = usePageHandle();
  const hydrate = useHydrates();
  return (
    <html lang={currentLanguage()} data-brand="booking">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Links />
        {behaviors && <script type="module" src={behaviors} />}
      </head>
      <body>
        <WordsContext.Provider value={componentWords()}>
          <PageFrame>{children}</PageFrame>
        </WordsContext.Provider>
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

export { ErrorPage as ErrorBoundary };
