import displayFont from '@larkwell/ui/fonts/display';
import textFont from '@larkwell/ui/fonts/text';
import favicon from '@larkwell/ui/styles/favicon.svg?no-inline';
import '@larkwell/ui/styles/shop.css';
import { brandColor } from '@larkwell/ui/tokens';
import behaviors from 'virtual:deferred/shop';
import { useHydrates } from '@larkwell/platform/serving/hydration';
import { useNonce } from '@larkwell/platform/serving/nonce';
import { PageStyles } from '@larkwell/platform/serving/page-styles';
import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Meta, Outlet, Scripts, useRouteLoaderData } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { headerOf } from './header/header.server';
import { errorWords } from './errors/error-boundary';
import { siteName } from './messages/site';
import { env } from './env.server';
import { forms, notices, sessions } from './session/session.server';
import { SiteFrame, type FrameData } from './site-frame';
import { checkStillSignedIn } from './session/startup-check.server';

export { ErrorBoundary } from './errors/error-boundary';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const checked = await checkStillSignedIn(session, request);
  const { notice, clear } = await notices.take(request);
  const { formToken, keep } = forms.open(request, session.get('token'), context.access?.());
  const headers = new Headers({ 'Speculation-Rules': '"/speculation-rules.json"' });
  for (const cookie of [checked, clear, keep]) if (cookie) headers.append('Set-Cookie', cookie);
  const frame: FrameData = {
    header: headerOf(request, session),
    notice,
    bookingUrl: env.BOOKING_URL,
    year: new Date().getFullYear(),
  };
  return data({ ...frame, formToken, shopUrl: env.SHOP_URL }, { headers });
}

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${errorWords(error).title} | ${siteName}` : siteName },
];

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useHydrates();
  return (
    <html lang="en" data-brand="shop">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brandColor} />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <Meta />
        <PageStyles later={shownParts(useRouteLoaderData<FrameData>('root'))} />
      </head>
      <body>
        <SiteFrame>{children}</SiteFrame>
        {hydrate ? <PageScripts /> : <script type="module" src={behaviors} />}
      </body>
    </html>
  );
}

/** The parts of the frame whose styles only some pages need. */
const shownParts = (frame: FrameData | undefined) => [
  ...(frame?.header.person ? ['account-menu'] : []),
  ...(frame?.notice ? ['notice'] : []),
];

function PageScripts() {
  // Custom elements change the markup, so on pages that hydrate they wait until React has taken over.
  useEffect(() => void import('@larkwell/ui/behaviors/shop'), []);
  return <Scripts nonce={useNonce()} />;
}

export default function App() {
  return <Outlet />;
}
