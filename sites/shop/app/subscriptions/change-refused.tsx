import { Button } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { AgreedPost } from './agreed-post';
import type { ChangeReply } from './change.server';

type Props = {
  reply: ChangeReply;
  /** Labels of the continue button, by what its form does. */
  buttons: Record<string, string>;
  variant?: 'primary' | 'danger';
};

/** Why a change was not made: what changed, with a button to continue, or what is wrong. */
export function ChangeRefused({ reply: { error, changed, form, result }, buttons, variant }: Props) {
  if (changed) {
    const { changes, terms, intent, chosen } = changed;
    const action = (
      <AgreedPost intent={intent} terms={terms} chosen={chosen}>
        <p>
          <Button variant={variant}>{buttons[intent] ?? 'Continue'}</Button>
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
