import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, type AnyRouter } from '@orpc/server';
import type { ApiContext } from './context';
import { badInputSentence, encodeErrorBody, refusalOf } from './error-body';
import { outageSentence } from './outage';
import { refuse } from './refusals';
import { isUnstorable } from './unstorable';

/** Serves a router of bound calls. Every way of failing ends in the one error shape; only faults are logged as errors. */
export function createHandler(router: AnyRouter): OpenAPIHandler<ApiContext> {
  return new OpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      async ({ context, next, procedure }) => {
        // The pattern, not the path: some paths hold an e-mail address or a token.
        context.call.route = procedure['~orpc'].route.path;
        try {
          return await next();
        } catch (error) {
          const retryAfter = refusalOf(error)?.retryAfter;
          if (retryAfter) context.responseHeaders.set('retry-after', String(retryAfter));
          if (error instanceof ORPCError) {
            if (error.status >= 500) context.log.error({ err: error.cause ?? error }, 'call failed');
            throw error;
          }
          if (isUnstorable(error)) refuse(400, badInputSentence);
          context.log.error({ err: error }, 'call failed');
          const away = outageSentence(error);
          if (away) refuse(503, away);
          throw error;
        }
      },
    ],
  });
}
