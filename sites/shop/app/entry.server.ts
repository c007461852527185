import { serveSite } from '@larkwell/platform/server/serve-site';
import { answerPages } from '@larkwell/platform/serving/answer-pages';
import { handlePageRequest } from '@larkwell/platform/serving/handle-page-request';
import type { RootData } from '@larkwell/platform/serving/rendered-pages';
import { reportFault } from '@larkwell/platform/serving/report-fault';
import * as build from 'virtual:remix/server-build';
import { env } from './env.server';
import { guardPage } from './guards/guard-page.server';
import type { HeaderData } from './header/header-data';

export default handlePageRequest({
  stripeScript: env.STRIPE_JS_URL,
  publicSeconds: 30,
  namesSomebody: (root: RootData & { header: HeaderData }) => root.header.person !== null,
});

export const handleError = reportFault;

export const site = serveSite({
  publicUrl: env.SHOP_URL,
  trustedProxies: env.TRUST_PROXY,
  keepsPages: env.PAGE_CACHE,
  answerPage: answerPages(() => build, guardPage),
});
