import type { Notice } from '@larkwell/platform/session/notice';
import { usePageHandle } from '@larkwell/platform/serving/page-handle';
import { BareHeader } from '@larkwell/ui/site-header/site-header';
import { useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ShopFooter } from './footer/shop-footer';
import type { HeaderData } from './header/header-data';
import { ShopHeader } from './header/shop-header';
import { useHeader } from './header/use-header';
import { SiteNotice } from './notices/site-notice';
import { paths } from './paths';

/** The part of the root loader's data that the frame uses. */
export interface FrameData {
  header: HeaderData;
  notice: Notice | undefined;
  bookingUrl: string;
  year: number;
}

/** The frame of every page: header, notice of the last action, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<FrameData>('root');
  const { pathname, search } = useLocation();
  const header = useHeader(data?.header);
  const { bareHeader } = usePageHandle();
  return (
    <>
      {bareHeader ? (
        <BareHeader homeHref={paths.home()}>{bareHeader}</BareHeader>
      ) : (
        <ShopHeader
          header={header}
          pathname={pathname}
          search={
            pathname === paths.search() ? (new URLSearchParams(search).get('search') ?? undefined) : undefined
          }
        />
      )}
      <main id="main" tabIndex={-1}>
        <SiteNotice notice={data?.notice} />
        {children}
      </main>
      <ShopFooter bookingUrl={data?.bookingUrl ?? paths.booking()} year={data?.year} />
    </>
  );
}
