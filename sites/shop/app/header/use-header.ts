import { useMatches } from '@remix-run/react';
import type { HeaderData } from './header-data';

const nobody: HeaderData = { person: null, cart: { count: 0, total: 0 } };

/**
 * What the header shows: the root loader's data from the request's cookies, or newer cart data from a page that has
 * just priced it (`headerCart` in its loader's data).
 */
export function useHeader(header: HeaderData = nobody): HeaderData {
  const newest = useMatches().findLast(({ data }) => hasHeaderCart(data))?.data as
    { headerCart: HeaderData['cart'] } | undefined;
  return newest ? { ...header, cart: newest.headerCart } : header;
}

const hasHeaderCart = (data: unknown) => typeof data === 'object' && data !== null && 'headerCart' in data;
