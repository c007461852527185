import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { paymentMessages as words } from '../../messages/payment';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.linkDoneTitle);

export default function PayLinkDonePage() {
  return (
    <PageMain>
      <h1>{words.linkDoneTitle}</h1>
      <p>{words.linkDoneText}</p>
    </PageMain>
  );
}
