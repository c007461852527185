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
  /** Says that nothing is booked, and what is known about the money. */
  lead: string;
  /** Whether it replies to a press; otherwise the page opens with it. */
  isAnswer: boolean;
}

/** What changed since the consent, with one button that consents to the visit as the page now shows it. */
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
