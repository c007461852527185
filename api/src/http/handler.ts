import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { ORPCError, type AnyRouter } from '@orpc/server';
import type { ApiContext } from './context';
import { badInputSentence, encodeErrorBody, refusalOf } from './error-body';
import { outageSentence } from './outage';
import { refuse } from './refusals';
import { isUnstorable } from './unstorable';
import { readRequest, writeResponse } from './wire';

/** Answers a call, with the headers of its context; undefined when there is no such call. */
type CallHandler = (request: Request, context: ApiContext) => Promise<Response | undefined>;

/** Serves a router of bound calls. Every way of failing ends in the one error shape; only faults are logged as errors. */
export function createHandler(router: AnyRouter): CallHandler {
  const handler = new StandardOpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      async ({ context, next, procedure }) => {
        // The pattern, not the path: some paths hold an e-mail address or a token.
        context.call.route = procedure['~orpc'].route.path;
        try {
          return await next();
        } catch (error) {
          const retryAfter = refusalOf(error)?.retryAfter;
          if (retryAfter) context.responseHeaders['retry-after'] = String(retryAfter);
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
  return async (request, context) => {
    const { matched, response } = await handler.handle(readRequest(request), { context });
    return matched ? writeResponse(response, context.responseHeaders) : undefined;
  };
}
