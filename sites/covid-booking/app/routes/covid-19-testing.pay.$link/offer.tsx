import type { PayLinkOffer } from '@larkwell/contracts/appointments/appointments';
import { termsField } from '@larkwell/contracts/terms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { endOfHold } from '../../booking/described-hold';
import { HiddenFields } from '../../booking/hidden-fields';
import { price } from '../../booking/price';
import { VisitFacts } from '../../booking/visit-facts';
import { paymentMessages as words } from '../../messages/payment';
import { testTypeMessages } from '../../messages/test-types';

/** What the link pays for, and the button that leads to the payment. */
export function Offer({ offer }: { offer: PayLinkOffer }) {
  return (
    <>
      <p>{words.linkText}</p>
      <p>
        <strong>{words.amount(price(offer.amount), testTypeMessages[offer.testType])}</strong>
      </p>
      <p>{words.linkUntil(endOfHold(offer))}</p>
      <p>{words.captured}</p>
      <p>{words.nonRefundable}</p>
      <p>{words.hostedText}</p>
      <PostForm>
        <HiddenFields values={{ [termsField]: offer.terms }} />
        <Button>{words.linkContinue}</Button>
      </PostForm>
      <VisitFacts draft={{ hold: offer, testType: offer.testType }} />
    </>
  );
}
