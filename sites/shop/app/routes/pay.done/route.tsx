import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { MetaFunction } from '@remix-run/node';
import { pageMeta } from '../../page-meta';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Thank you' });

/** What another device shows once it has paid. Only the owner sees the order itself. */
export default function PayDonePage() {
  return (
    <div className="page">
      <div className="stack reading">
        <h1>Thank you</h1>
        <p>
          You can close this page. Go back to the device where you placed the order, and press “I have paid”
          there.
        </p>
      </div>
    </div>
  );
}
