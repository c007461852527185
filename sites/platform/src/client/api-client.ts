import { currentLanguage } from '@larkwell/contracts/language/language';
import { createORPCClient, type ClientLink, type ClientOptions } from '@orpc/client';
import type { AnyContractRouter, ContractRouterClient } from '@orpc/contract';
import { StandardOpenAPILink } from '@orpc/openapi-client/standard';
import { keepAliveSender } from './api-link';
import { decodeErrorAnswer } from './refusal';

interface ApiAddress {
  /** Origin of the API; the contract's paths start with `/api/v1`. */
  url: string;
  /** Proves to the API that a site is calling, so it trusts the visitor's address. */
  serviceKey: string;
}

type CallContext = { headers?: Record<string, string> };

/**
 * The typed client of a contract. The returned function makes the client for one incoming request: its calls carry the
 * visitor's address, the language of the page, the request id, the visitor's token if there is one, and any further headers.
 */
export function createApiClient<Contract extends AnyContractRouter>(contract: Contract, address: ApiAddress) {
  const link = new StandardOpenAPILink<CallContext>(contract, keepAliveSender, {
    url: address.url,
    headers: ({ context }) => context.headers ?? {},
    customErrorResponseBodyDecoder: decodeErrorAnswer,
  });

  return function apiFor(
    request: Request,
    token?: string,
    more: Record<string, string> = {},
  ): ContractRouterClient<Contract> {
    const headers = {
      'x-service-key': address.serviceKey,
      'x-visitor-address': request.headers.get('x-visitor-address') ?? '',
      'accept-language': currentLanguage(),
      'x-request-id': request.headers.get('x-request-id') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...more,
    };
    const visitorLink: ClientLink<Record<never, never>> = {
      call: (path, input, options: ClientOptions<Record<never, never>>) =>
        link.call(path, input, { ...options, context: { headers } }),
    };
    return createORPCClient(visitorLink) as ContractRouterClient<Contract>;
  };
}
