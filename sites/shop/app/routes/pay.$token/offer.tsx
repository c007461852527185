import { formatUsd } from '@larkwell/contracts/fields/money';
import type { OrderLinkOffer } from '@larkwell/contracts/payments/payments';
import { renewalFacts, renewalsOf } from '@larkwell/contracts/subscriptions/renewal-terms';
import { termsField } from '@larkwell/contracts/terms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { LineNames } from '../../cart/line-names';
import { RenewalTerms } from '../../checkout/renewal-terms';
import { payLinkMessages } from '../../messages/checkout';

/** What the link pays for, with the terms beside the button. */
export function Offer({ offer }: { offer: OrderLinkOffer }) {
  const { orderNumber, amount, lines, today, terms } = offer;
  const kits = lines.map(({ name, price, quantity, months }, index) => ({
    ...{ id: String(index), name, price, selectedQuantity: quantity, subscriptionDuration: months },
  }));
  return (
    <>
      <p>{payLinkMessages.asked}</p>
      <SummaryList
        rows={[
          { label: 'Order', value: orderNumber },
          { label: 'Kits', value: <LineNames items={kits} /> },
          { label: 'You pay', value: formatUsd(amount) },
        ]}
      />
      <RenewalTerms facts={renewalFacts(renewalsOf(lines, today), amount)} />
      <PostForm className="stack">
        <input type="hidden" name={termsField} value={terms} />
        <p>{payLinkMessages.next}</p>
        <p>
          <Button>Go to the payment page</Button>
        </p>
      </PostForm>
    </>
  );
}
