import { API_PREFIX } from '@larkwell/contracts';
import { speakPlainly } from '@larkwell/contracts/fields/plain-sentences';
import { SECURITY_TXT_PATH, securityTxt } from '@larkwell/contracts/security-txt';
import { randomUUID } from 'node:crypto';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { AnyRouter } from '@orpc/server';
import { Hono } from 'hono';
import type { Deps } from './deps';
import {
  limitBodies,
  clockRoutes,
  documentationPolicy,
  renderDocumentation,
  addFixedHeaders,
  listFixedHeaders,
  markComplete,
  createHandler,
  healthRoutes,
  describeApi,
} from './http';
import { type ApiContext, identifyVisitor } from './calls';
import { readLanguage, speaking } from './language';
import { plainRefusals } from './refusals';
import { stripeEvents } from './stripe-events';
import { stripeWebhook } from './payments';
import { boundCalls } from './router';

export interface AppOptions {
  /** Whether the process is about to end, so that `/readyz` sends new traffic elsewhere. */
  isStopping?: () => boolean;
  /** Called after a test or demo has moved the clock. */
  onClockMoved?: () => Promise<void>;
}

/** Builds the API. It does not listen and reads no environment. */
export function createApp(deps: Deps, options: AppOptions = {}): Hono {
  const { isStopping = () => false, onClockMoved = async () => {} } = options;
  speakPlainly();
  const app = new Hono();
  const router: AnyRouter = boundCalls;
  const answerCall = createHandler(router);
  const fixedHeaders = listFixedHeaders(deps.settings.apiUrl);

  app.use(addFixedHeaders(fixedHeaders));
  app.route('/', healthRoutes(deps.db, isStopping));
  app.route('/', clockRoutes(deps, onClockMoved));

  let description: ReturnType<typeof describeApi> | undefined;
  const describe = () => (description ??= describeApi(router, deps.settings.apiUrl));
  app.get(`${API_PREFIX}/openapi.json`, async (c) => c.json(await describe()));
  app.get(`${API_PREFIX}/docs`, async (c) =>
    c.html(renderDocumentation(await describe()), 200, { 'content-security-policy': documentationPolicy }),
  );
  app.get(SECURITY_TXT_PATH, (c) => {
    const { securityContact: contact, apiUrl: url } = deps.settings;
    return c.text(securityTxt({ contact, url, now: new Date() }));
  });
  app.get('/', (c) => c.redirect(`${API_PREFIX}/docs`));

  app.use(`${API_PREFIX}/*`, limitBodies());
  app.route('/', stripeWebhook(deps, stripeEvents));

  app.all(`${API_PREFIX}/*`, async (c) => {
    const started = performance.now();
    const { headers } = c.req.raw;
    const sentId = headers.get('x-request-id') ?? '';
    const requestId = /^[\w-]{8,64}$/.test(sentId) ? sentId : randomUUID();
    let log: ApiContext['log'] | undefined;
    const context: ApiContext = {
      deps,
      requestId,
      visitor: identifyVisitor(headers, socketAddress(c), deps.settings),
      bearerToken: /^Bearer (\S{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null,
      bookingProof: headers.get('x-booking-proof'),
      responseHeaders: { ...fixedHeaders, 'x-request-id': requestId },
      get log() {
        return (log ??= deps.log.child({ requestId }));
      },
      call: {},
    };
    const response =
      (await speaking(readLanguage(headers.get('accept-language')), () => answerCall(c.req.raw, context))) ??
      Response.json(
        { errorMessage: 'There is nothing here.', code: 'not-found' },
        { status: 404, headers: context.responseHeaders },
      );
    if (isStopping()) response.headers.set('connection', 'close');
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const { method } = c.req;
    const route = context.call.route ?? null;
    deps.log.info({ requestId, method, route, status: response.status, ms }, 'request');
    return markComplete(response);
  });

  app.notFound((c) => c.json({ errorMessage: 'There is nothing here.', code: 'not-found' }, 404));
  app.onError((error, c) => {
    deps.log.error({ err: error }, 'request failed');
    return c.json({ errorMessage: plainRefusals.fault, code: 'fault' }, 500);
  });
  return app;
}

/** Empty when the app is called without a socket, as in tests. */
function socketAddress(c: Parameters<typeof getConnInfo>[0]): string {
  try {
    return getConnInfo(c).remote.address ?? '';
  } catch {
    return '';
  }
}
