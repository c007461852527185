import { termsField } from '@larkwell/contracts/terms';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { HiddenFields } from '../../booking/hidden-fields';
import { paymentMessages as words } from '../../messages/payment';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';

/** The ways to pay that need no script on this page. */
export function OtherWays({ canBeFree, terms }: { canBeFree: boolean; terms: string }) {
  return (
    <section className="stack" aria-labelledby="ways">
      <h2 id="ways">
        <span className="with-script">{words.otherWays}</span>
        <span className="without-script">{words.ways}</span>
      </h2>
      <PostForm className="stack">
        <HiddenFields values={{ [termsField]: terms }} />
        <Card>
          <h3>{words.deviceTitle}</h3>
          <p>{words.deviceText}</p>
          <Button variant="secondary" name="intent" value="device">
            {words.device}
          </Button>
        </Card>
        <Card>
          <h3>{words.hostedTitle}</h3>
          <p>{words.hostedText}</p>
          <p>{words.brands}</p>
          <Button variant="secondary" name="intent" value="hosted">
            {words.hosted}
          </Button>
        </Card>
      </PostForm>
      {canBeFree && (
        <Card>
          <h3>{words.noCostTitle}</h3>
          <p>{words.noCostText}</p>
          <ButtonLink variant="secondary" href={paths.visitInfo('payment')}>
            {words.noCost}
          </ButtonLink>
        </Card>
      )}
    </section>
  );
}
