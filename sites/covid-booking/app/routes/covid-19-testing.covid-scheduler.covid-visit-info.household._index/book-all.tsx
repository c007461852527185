import type { Household } from '@larkwell/contracts/appointments/households';
import { termsField } from '@larkwell/contracts/terms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { HiddenFields } from '../../booking/hidden-fields';
import { nextPath, nextPerson } from '../../booking/person';
import { price } from '../../booking/price';
import { householdMessages as words } from '../../messages/household';
import { paymentMessages } from '../../messages/payment';
import { paths } from '../../paths';

interface BookAllProps {
  household: Household;
  /** Whether a payment was started whose state Stripe cannot currently report. */
  isPaymentUnknown: boolean;
}

/** What comes next: the first form that is not done, the payment, or the button that books everyone at no cost. */
export function BookAll({ household, isPaymentUnknown }: BookAllProps) {
  const { people, total, terms } = household;
  if (nextPerson(household)) {
    return (
      <div className="stack" data-gap="small">
        <p>{words.next}</p>
        <div>
          <ButtonLink href={nextPath(household)}>{words.fillIn}</ButtonLink>
        </div>
      </div>
    );
  }
  if (total > 0 || isPaymentUnknown) {
    return (
      <div>
        <ButtonLink href={paths.payment()}>
          {isPaymentUnknown ? paymentMessages.seePayment : words.bookAndPay(price(total))}
        </ButtonLink>
      </div>
    );
  }
  return (
    <PostForm>
      <HiddenFields values={{ [termsField]: terms ?? '' }} />
      <Button busyLabel={words.booking}>{words.book(people.length)}</Button>
    </PostForm>
  );
}
