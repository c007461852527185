import { PageFrame } from '@larkwell/covid-booking/app/page/page-frame';
import type { loader as bookingRoot } from '@larkwell/covid-booking/app/root';
import type { loader as shopRoot } from '@larkwell/shop/app/root';
import { SiteFrame } from '@larkwell/shop/app/site-frame';
import { Outlet, type useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { useState, type ComponentType } from 'react';

/** The data that a page gets from a loader. */
export type LoaderData<Loader> = ReturnType<typeof useLoaderData<Loader>>;

interface Screen<Loader> {
  /** The page itself: the default export of its route. */
  page: ComponentType;
  /** Path of the page, with its query. */
  url: string;
  /** What its route says of how it is served, where that changes the frame. */
  handle?: object;
  /** The loader's data. */
  data?: LoaderData<Loader>;
  /** The action's data after an error. */
  answer?: unknown;
}

interface SitePageProps {
  screen: Screen<unknown>;
  frame: ComponentType;
  root: unknown;
}

/** A page inside its site's frame, as the server renders it from root and page data. */
function SitePage({ screen: { page, url, handle, data = null, answer }, frame, root }: SitePageProps) {
  const [Site] = useState(() => {
    const children = [
      { id: 'page', path: '*', Component: page, handle },
      { id: 'home', index: true, Component: page },
    ];
    return createRemixStub([{ id: 'root', path: '/', Component: frame, children }]);
  });
  const actionData = answer === undefined ? null : { page: answer };
  return (
    <Site
      initialEntries={[url]}
      hydrationData={{ loaderData: { root, page: data, home: data }, actionData }}
    />
  );
}

const ShopRoot = () => (
  <SiteFrame>
    <Outlet />
  </SiteFrame>
);
const BookingRoot = () => (
  <PageFrame>
    <Outlet />
  </PageFrame>
);

const shop: LoaderData<typeof shopRoot> = {
  header: { person: null, cart: { count: 2, total: 19_800 } },
  notice: undefined,
  formToken: 'token',
  bookingUrl: '/covid-19-testing',
  shopUrl: '/',
  year: 2026,
};
const signedIn: LoaderData<typeof shopRoot> = {
  ...shop,
  header: {
    ...shop.header,
    person: {
      id: 'user_1',
      name: 'Maya Lindqvist',
      email: 'maya@example.com',
      userType: 'Normal User',
      isOrganisationUser: true,
    },
  },
};
const booking: LoaderData<typeof bookingRoot> = {
  notice: undefined,
  held: null,
  formToken: 'token',
  shopUrl: 'https://larkwell.example',
  helpPhone: '(402) 555-0143',
};

/** A page of the shop, as a visitor sees it. */
export const shopPage = <Loader,>(screen: Screen<Loader>) => (
  <SitePage screen={screen as Screen<unknown>} frame={ShopRoot} root={shop} />
);

/** A page of the shop, as a signed-in person sees it. */
export const accountPage = <Loader,>(screen: Screen<Loader>) => (
  <SitePage screen={screen as Screen<unknown>} frame={ShopRoot} root={signedIn} />
);

/** A page of the booking site. */
export const bookingPage = <Loader,>(screen: Screen<Loader>) => (
  <SitePage screen={screen as Screen<unknown>} frame={BookingRoot} root={booking} />
);
