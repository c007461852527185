import { networkOf, sameSecret } from '../security';

export interface Visitor {
  /**
   * The visitor's network, as far as it can be trusted: an IPv4 address or the /64 of an IPv6 one. Limits
   * count by it.
   */
  address: string;
  /** True when one of our sites asks (service key). */
  isSite: boolean;
}

export interface AddressTrust {
  serviceKey: string;
  /** Proxies in front of the API whose `X-Forwarded-For` entries are trusted. */
  trustedProxies: number;
}

/**
 * An address that a site passes on is trusted only with the service key; otherwise the socket's, or what
 * trusted proxies saw.
 */
export function identifyVisitor(headers: Headers, socketAddress: string, trust: AddressTrust): Visitor {
  const isSite = sameSecret(headers.get('x-service-key') ?? '', trust.serviceKey);
  const named = headers.get('x-visitor-address');
  if (isSite && named) return { address: networkOf(named.slice(0, 64)), isSite };
  const address = forwardedAddress(headers, trust.trustedProxies) ?? socketAddress;
  return { address: networkOf(address), isSite };
}

function forwardedAddress(headers: Headers, hops: number): string | undefined {
  if (hops < 1) return undefined;
  const chain = (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-hops);
}
