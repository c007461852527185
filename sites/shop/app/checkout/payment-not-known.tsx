import { ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { paymentMessages } from '../messages/checkout';

type PaymentNotKnownProps = {
  heading: string;
  /** The form that asks Stripe again. */
  again: string;
  title?: string;
  text?: string;
};

/** For a payment whose outcome is unknown: the page only offers to check again. */
export function PaymentNotKnown({
  heading,
  again,
  title = paymentMessages.notKnown,
  text = paymentMessages.whenKnown,
}: PaymentNotKnownProps) {
  return (
    <div className="page">
      <div className="stack reading">
        <h1>{heading}</h1>
        <Notice tone="warning" announce="alert" title={title}>
          <p>{text}</p>
        </Notice>
        <p>
          <ButtonLink href={again}>{paymentMessages.lookAgain}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
