import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { Consent } from '../../checkout/consent';
import type { ReactNode } from 'react';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';

type OtherWaysProps = {
  amount: string;
  payForm: PayForm;
  isSubscription: boolean;
  /** What a subscription costs from now on; shown here where no card can be entered above. */
  terms: ReactNode;
};

/** The ways to pay that need no script on this page, first the one that needs none at all; below the card field if there is one. */
export function OtherWays({ amount, payForm, isSubscription, terms }: OtherWaysProps) {
  return (
    <section aria-labelledby="other-ways" className="stack">
      <h2 id="other-ways">
        <span className="with-script">Other ways to pay</span>
        <span className="without-script">Ways to pay</span>
      </h2>
      <div className="without-script">{terms}</div>
      <PostForm className="tiles">
        <PayFormFields {...payForm} />
        <div className="stack" data-gap="small">
          <Button name="intent" value="elsewhere" variant="secondary" wide>
            Pay on another device
          </Button>
          <p className="small">
            We’ll email you a link and show it as a QR code. Pay with your phone, for example, then come back
            here.
          </p>
        </div>
        <div className="stack" data-gap="small">
          <Button name="intent" value="hosted" variant="secondary" wide>
            Pay on our secure payment page
          </Button>
          <p className="small">
            On our payment provider’s page. You pay {amount} there and come back. That page needs JavaScript.
          </p>
        </div>
      </PostForm>
      <div className="without-script">
        <Consent hasRenewal={isSubscription} />
      </div>
    </section>
  );
}
