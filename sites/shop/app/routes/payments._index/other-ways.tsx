import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';

type OtherWaysProps = { amount: string; payForm: PayForm };

/** The ways to pay that need no script on this page; below the card field if there is one. */
export function OtherWays({ amount, payForm }: OtherWaysProps) {
  return (
    <section aria-labelledby="other-ways" className="stack">
      <h2 id="other-ways">
        <span className="with-script">Other ways to pay</span>
        <span className="without-script">Ways to pay</span>
      </h2>
      <PostForm className="stack">
        <PayFormFields {...payForm} />
        <Card className="stack">
          <h3>On our payment provider’s page</h3>
          <p>You pay {amount} there and come back. That page needs JavaScript.</p>
          <p>
            <Button name="intent" value="hosted" variant="secondary">
              Pay on our secure payment page
            </Button>
          </p>
        </Card>
        <Card className="stack">
          <h3>On another device</h3>
          <p>
            We’ll email you a link and show it as a QR code. Pay with your phone, for example, then come back
            here.
          </p>
          <p>
            <Button name="intent" value="elsewhere" variant="secondary">
              Pay on another device
            </Button>
          </p>
        </Card>
      </PostForm>
    </section>
  );
}
