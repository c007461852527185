import { agreementText, type Agreement } from '@larkwell/contracts/agreements/agreements';
import { Card } from '@larkwell/ui/card/card';
import { profileMessages } from '../messages/profile';

/** An organization's agreement with us. */
export function AgreementPart({ agreement }: { agreement: Agreement | null }) {
  return (
    <Card as="section" aria-labelledby="agreement">
      <div className="stack">
        <h2 id="agreement">User Agreement</h2>
        <p>{agreement ? agreementText(agreement) : profileMessages.noInfo}</p>
      </div>
    </Card>
  );
}
