import { paths } from '../paths';
import type { Person } from '../session/person';

/** Whoever is asking, as far as guards and menus care; null is a visitor who is not signed in. */
export type Visitor = Pick<Person, 'userType' | 'isOrganisationUser'> | null;

/** Who may open a route. `guests` are pages that only make sense signed out. */
export type Access = 'open' | 'guests' | 'signed-in' | 'normal-user' | 'organisation';

/** First match wins. An address in no row is nobody's: everyone gets the 404 page, signed in or not. */
export const routeAccess: [pattern: RegExp, access: Access][] = [
  [/^\/(home)?$/, 'open'],
  [/^\/categories(\/|$)/, 'open'],
  [/^\/search(\/|$)/, 'open'],
  [/^\/cart(\/|$)/, 'open'],
  [/^\/support(\/|$)/, 'open'],
  [/^\/page(\/|$)/, 'open'],
  [/^\/covid-19-testing(\/|$)/, 'open'],
  [/^\/(pictures|social|assets|fonts)\//, 'open'],
  [/^\/(robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.ico|livez|speculation-rules\.json)$/, 'open'],
  [/^\/(logout|places\/zip)$/, 'open'],
  [/^\/pay\//, 'open'],
  // Whoever pays on another device comes back here without a session.
  [/^\/payments\/return$/, 'open'],
  [/^\/(signin|login|verify|reset-password|forgot-password)$/, 'guests'],
  [/^\/subscription(\/|$)/, 'normal-user'],
  [/^\/(employees|add-employee|employees-history)(\/|$)/, 'organisation'],
  [
    /^\/(profile|settings|orders|order-details|trackOrders|shipping|payments|orderConfirmation|register-kit|tester-info|kit-confirmation|reports)(\/|$)/,
    'signed-in',
  ],
];

export type GuardAnswer = { allow: true } | { allow: false; to: string; denied: boolean };

const allow: GuardAnswer = { allow: true };

/** Null for an address in no row. */
export function accessOf(pathname: string): Access | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  return routeAccess.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/**
 * What happens when this visitor asks for this address. `denied` means the permission text is shown where they land.
 * `asked` is the address with its query, to come back to after signing in.
 */
export function guard(visitor: Visitor, pathname: string, asked = pathname): GuardAnswer {
  const access = accessOf(pathname) ?? 'open';
  if (access === 'open') return allow;
  if (access === 'guests') return visitor ? { allow: false, to: '/home', denied: false } : allow;
  if (!visitor) return { allow: false, to: paths.signIn({ redirectTo: asked }), denied: false };
  const allowed =
    access === 'signed-in' ||
    (access === 'normal-user' && visitor.userType === 'Normal User') ||
    (access === 'organisation' && visitor.isOrganisationUser);
  return allowed ? allow : { allow: false, to: paths.home(), denied: true };
}
