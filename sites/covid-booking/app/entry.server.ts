import { inLanguageOfAddress } from '@larkwell/platform/language/page-language.server';
import { serveSite } from '@larkwell/platform/server/serve-site';
import { answerPages } from '@larkwell/platform/serving/answer-pages';
import { handlePageRequest } from '@larkwell/platform/serving/handle-page-request';
import { reportFault } from '@larkwell/platform/serving/report-fault';
import * as build from 'virtual:remix/server-build';
import { env } from './env.server';

export default handlePageRequest({ stripeScript: env.STRIPE_JS_URL, publicSeconds: 30 });

export const handleError = reportFault;

export const site = serveSite({
  publicUrl: env.BOOKING_URL,
  trustedProxies: env.TRUST_PROXY,
  keepsPages: env.PAGE_CACHE,
  answerPage: inLanguageOfAddress(answerPages(() => build)),
});
