import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { newTotal, type ChangedOrder } from '../../checkout/changed-order';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';

type ChangedTermsNoticeProps = {
  changed: ChangedOrder;
  payForm: PayForm;
  /** It answers a press. */
  isAnswer: boolean;
};

/** What changed since the page was shown, and the one way on. */
export function ChangedTermsNotice({ changed, payForm, isAnswer }: ChangedTermsNoticeProps) {
  const total = newTotal(changed);
  return (
    <ChangedTerms
      title={paymentMessages.changed}
      changes={changed.changes}
      announce={isAnswer ? 'alert' : undefined}
      action={
        changed.hasToBeUpdated ? (
          <form method="post">
            <PayFormFields orderId={payForm.orderId} terms={changed.terms ?? payForm.terms} />
            <Button name="intent" value="update">
              {paymentMessages.updateOrder}
              {total && ` to ${total}`}
            </Button>
          </form>
        ) : (
          <ButtonLink href={paths.payments()}>Continue{total && ` with ${total}`}</ButtonLink>
        )
      }
    >
      <p>{changed.sentence}</p>
    </ChangedTerms>
  );
}
