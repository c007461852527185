import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { newTotal, type ChangedOrder } from '../../checkout/changed-order';
import type { PayForm } from '../../checkout/pay-form';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import { UpdateForm } from './update-form';

type ChangedTermsNoticeProps = {
  changed: ChangedOrder;
  payForm: PayForm;
  /** True in reply to a press. */
  isAnswer: boolean;
};

/** What changed since the page was shown, and the one button to continue. */
export function ChangedTermsNotice({ changed, payForm, isAnswer }: ChangedTermsNoticeProps) {
  const total = newTotal(changed);
  return (
    <ChangedTerms
      title={paymentMessages.changed}
      changes={changed.changes}
      announce={isAnswer ? 'alert' : undefined}
      action={
        changed.hasToBeUpdated ? (
          <UpdateForm
            payForm={{ orderId: payForm.orderId, terms: changed.terms ?? payForm.terms }}
            cartTerms={changed.cartTerms}
          >
            <Button name="intent" value="update">
              {paymentMessages.updateOrder}
              {total && ` to ${total}`}
            </Button>
          </UpdateForm>
        ) : (
          <ButtonLink href={paths.payments()}>Continue{total && ` with ${total}`}</ButtonLink>
        )
      }
    >
      <p>{changed.sentence}</p>
    </ChangedTerms>
  );
}
