import type { KeptSecrets } from '@larkwell/contracts/drafts/drafts';
import { secretFieldProps } from '@larkwell/ui/conform';
import { KeptAnswer } from '@larkwell/ui/kept-answer/kept-answer';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { VisitFields } from '../../booking/visit-form';
import { payMessages as words } from '../../messages/visit-questions';
import { intents } from './intents';

interface MemberIdProps {
  fields: VisitFields;
  secrets: KeptSecrets;
}

/** The member ID and its repetition. A saved ID is not asked for again; a wrong repetition is. */
export function MemberId({ fields, secrets }: MemberIdProps) {
  const { insurance_id: field, confirm_insurance_id: repeat } = fields;
  const typed = { autoComplete: 'off', spellCheck: false, code: true } as const;
  const first = <TextInput {...secretFieldProps(field)} label={words.insurance_id} {...typed} />;
  const second = (
    <TextInput
      {...secretFieldProps(repeat)}
      label={words.confirm_insurance_id}
      hint={words.confirmHint}
      {...typed}
    />
  );
  if (!secrets.insurance_id) {
    return (
      <>
        {first}
        {second}
      </>
    );
  }
  const isOpen = Boolean(field.errors) || Boolean(repeat.errors);
  return (
    <>
      <KeptAnswer label={words.insurance_id} removeIntent={intents.removeMemberId} open={isOpen}>
        {first}
        {secrets.insurance_id_confirmed && second}
      </KeptAnswer>
      {!secrets.insurance_id_confirmed && second}
    </>
  );
}
