import { Button } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { AgreedPost } from './agreed-post';
import type { ChangeReply } from './change.server';

type Props = {
  reply: ChangeReply;
  /** Words of the button that goes on, by what its form is for. */
  buttons: Record<string, string>;
  variant?: 'primary' | 'danger';
};

/** Why a change was not made: what is different now with a button to go on, or what is wrong. */
export function ChangeRefused({ reply: { error, changed, form, result }, buttons, variant }: Props) {
  if (changed) {
    const { changes, terms, intent, chosen } = changed;
    const action = (
      <AgreedPost intent={intent} terms={terms} chosen={chosen}>
        <p>
          <Button variant={variant}>{buttons[intent] ?? 'Go on'}</Button>
        </p>
      </AgreedPost>
    );
    return (
      <ChangedTerms title={error} changes={changes} action={action} announce="alert">
        <p>This is different from what the page showed you.</p>
      </ChangedTerms>
    );
  }
  const errors = Object.entries(result?.error ?? { '': [error] });
  return (
    <ErrorSummary
      errors={errors.map(([name, texts]) => ({ id: name && `${form}-${name}`, text: texts?.[0] ?? error }))}
    />
  );
}
