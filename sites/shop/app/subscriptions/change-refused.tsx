import { Button } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { AgreedPost } from './agreed-post';
import type { ChangeReply } from './change.server';

/** Why a change was not made: what is different now with a button to go on, or what is wrong. */
export function ChangeRefused({ reply: { error, errors, changed } }: { reply: ChangeReply }) {
  if (changed) {
    const { changes, terms, intent, chosen } = changed;
    const action = (
      <AgreedPost intent={intent} terms={terms} chosen={chosen}>
        <p>
          <Button>Go on with this</Button>
        </p>
      </AgreedPost>
    );
    return (
      <ChangedTerms title={error} changes={changes} action={action} announce="alert">
        <p>This is different from what the page showed you.</p>
      </ChangedTerms>
    );
  }
  const fields = Object.entries(errors).map(([id, [text]]) => ({ id, text }));
  return <ErrorSummary errors={fields.length > 0 ? fields : [{ text: error }]} />;
}
