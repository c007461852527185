import { isUninsured } from '@larkwell/contracts/appointments/visit-rules';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { fieldProps, secretFieldProps } from '@larkwell/ui/conform';
import { KeptAnswer } from '@larkwell/ui/kept-answer/kept-answer';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { Select } from '@larkwell/ui/select/select';
import { SsnInput } from '@larkwell/ui/ssn-input/ssn-input';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { stateOptions } from '../../booking/us-states';
import type { VisitFields } from '../../booking/visit-form';
import { yesNoChoices } from '../../forms/yes-no-choices';
import { contactMessages, governmentMessages as words } from '../../messages/visit-questions';
import { intents } from './intents';

interface GovernmentFieldsProps {
  fields: VisitFields;
  draft: Pick<Draft, 'secrets' | 'visitInfo' | 'testType'>;
}

/**
 * The report question for everyone, and an ID for people without insurance: an SSN, or a driver license and its state.
 */
export function GovernmentFields({ fields, draft }: GovernmentFieldsProps) {
  return (
    <>
      {isUninsured(draft.visitInfo, draft.testType ?? DEFAULT_TEST_TYPE) && (
        <Identity fields={fields} draft={draft} />
      )}
      <RadioGroup
        {...fieldProps(fields.health_info_available)}
        label={words.health_info_available}
        hint={words.health_info_hint}
        choices={yesNoChoices()}
      />
    </>
  );
}

/** The choice decides; the other ID is dropped. */
function Identity({ fields, draft: { secrets } }: GovernmentFieldsProps) {
  const chosen = fieldProps(fields.identity);
  return (
    <>
      <p>{words.lead}</p>
      <RadioGroup
        {...chosen}
        defaultValue={chosen.defaultValue ?? (secrets.driver_license && !secrets.ssn ? 'license' : 'ssn')}
        label={words.identity}
        hint={words.identityHint}
        choices={[
          {
            value: 'ssn',
            label: words.identities.ssn,
            reveal: <Ssn field={fields.ssn} kept={secrets.ssn} />,
          },
          {
            value: 'license',
            label: words.identities.license,
            reveal: <License fields={fields} isKept={secrets.driver_license} />,
          },
        ]}
      />
    </>
  );
}

function Ssn({ field, kept }: { field: VisitFields['ssn']; kept: string | null }) {
  const input = <SsnInput {...secretFieldProps(field)} label={words.ssn} hint={words.ssnHint} />;
  if (!kept) return input;
  return (
    <KeptAnswer label={words.ssn} sign={kept} removeIntent={intents.removeSsn} open={Boolean(field.errors)}>
      {input}
    </KeptAnswer>
  );
}

function License({ fields, isKept }: { fields: VisitFields; isKept: boolean }) {
  const field = fields.driver_license;
  const input = (
    <TextInput
      {...secretFieldProps(field)}
      label={words.driver_license}
      autoComplete="off"
      spellCheck={false}
      code
    />
  );
  return (
    <div className="stack">
      {isKept ? (
        <KeptAnswer
          label={words.driver_license}
          removeIntent={intents.removeLicense}
          open={Boolean(field.errors)}
        >
          {input}
        </KeptAnswer>
      ) : (
        input
      )}
      <Select
        {...fieldProps(fields.hhs_state)}
        label={words.hhs_state}
        placeholder={contactMessages.choose}
        options={stateOptions}
      />
    </div>
  );
}
