import { termsField, type TermsChange } from '@larkwell/contracts/terms';
import { Button } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { HiddenFields } from '../../booking/hidden-fields';
import { visitInfoMessages as words } from '../../messages/visit-info';

interface AgreeAgainProps {
  changes: TermsChange[];
  terms: string;
  button: string;
  /** That nothing is booked, and what is known of money. */
  lead: string;
  /** Whether a button was pressed; otherwise the page opens with it. */
  isAnswer: boolean;
}

/** What has changed since the consent, and one press that consents to the visit as the page shows it. */
export function AgreeAgain({ changes, terms, button, lead, isAnswer }: AgreeAgainProps) {
  return (
    <ChangedTerms
      announce={isAnswer ? 'alert' : undefined}
      title={words.changedTitle}
      changes={changes}
      action={
        <PostForm className="stack">
          <HiddenFields values={{ [termsField]: terms, is_acknowledge: 'on' }} />
          <p>{words.agreeAgain}</p>
          <div>
            <Button busyLabel={words.submitting}>{button}</Button>
          </div>
        </PostForm>
      }
    >
      <p>{lead}</p>
    </ChangedTerms>
  );
}
