import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { ORPCError, type AnyRouter } from '@orpc/server';
import { actingFrom, recordRefusal } from '../audit';
import { spendingAs } from '../budgets';
import { requireAccess } from './access';
import { rulesOf } from './call-rules';
import type { ApiContext } from '../calls';
import { encodeErrorBody, plainRefusals, refusalOf, refuse } from '../refusals';
import { isOfErased } from './erased-account';
import { findOutage } from './outage';
import { requireRules } from './require-rules';
import { isUnstorable } from './unstorable';
import { readRequest, writeResponse } from './wire';

/** Answers a call, with the headers of its context; undefined when there is no such call. */
type CallHandler = (request: Request, context: ApiContext) => Promise<Response | undefined>;

/**
 * Serves a router of bound calls, each under the rules of its contract. Every failure ends in the one error
 * shape; only faults are logged as errors.
 *
 * @throws when a call lacks rules; see `requireRules`
 */
export function createHandler(router: AnyRouter): CallHandler {
  requireRules(router);
  const handler = new StandardOpenAPIHandler<ApiContext>(router, {
    customErrorResponseBodyEncoder: encodeErrorBody,
    clientInterceptors: [
      async ({ context, input, next, path, procedure }) => {
        // The pattern, not the path: some paths contain an email address or a token.
        context.call.route = procedure['~orpc'].route.path;
        const rules = rulesOf(procedure);
        try {
          await requireAccess(rules, context, input);
          const spender = { name: path.join('.'), budgets: rules.budgets ?? [] };
          const answer = await spendingAs(spender, next);
          if (rules.keep > 0) context.responseHeaders['cache-control'] = `public, max-age=${rules.keep}`;
          return answer;
        } catch (error) {
          const { retryAfter, rule } = refusalOf(error) ?? {};
          if (rule) await recordRefusal(context.deps, rule);
          if (retryAfter) context.responseHeaders['retry-after'] = String(retryAfter);
          if (error instanceof ORPCError) {
            if (error.status >= 500) context.log.error({ err: error.cause ?? error }, 'call failed');
            throw error;
          }
          if (isUnstorable(error)) refuse(400, plainRefusals.badInput);
          if (isOfErased(error)) refuse(401, 'Please sign in.');
          context.log.error({ err: error }, 'call failed');
          const away = findOutage(error);
          if (away) refuse(503, away.sentence, { code: away.code });
          throw error;
        }
      },
    ],
  });
  return async (request, context) => {
    const answering = () => handler.handle(readRequest(request), { context });
    const { matched, response } = await actingFrom(context.visitor.address, answering);
    return matched ? writeResponse(response, context.responseHeaders) : undefined;
  };
}
