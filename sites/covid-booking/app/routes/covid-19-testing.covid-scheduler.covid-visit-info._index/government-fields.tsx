import { isUninsured } from '@larkwell/contracts/appointments/visit-rules';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { fieldProps, secretFieldProps } from '@larkwell/ui/conform';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { Select } from '@larkwell/ui/select/select';
import { SsnInput } from '@larkwell/ui/ssn-input/ssn-input';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { stateOptions } from '../../booking/us-states';
import type { VisitFields } from '../../booking/visit-form';
import { yesNoChoices } from '../../forms/yes-no-choices';
import { contactMessages, governmentMessages as words } from '../../messages/visit-info';

interface GovernmentFieldsProps {
  fields: VisitFields;
  draft: Pick<Draft, 'secrets' | 'visitInfo' | 'testType'>;
}

/** The report question of everyone, and an ID of those without insurance: an SSN, or a driver license and its state. */
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

/** Any valid ID is taken, whatever the radio says: it only decides what is shown. */
function Identity({ fields, draft: { secrets } }: GovernmentFieldsProps) {
  const chosen = fieldProps(fields.identity);
  const ssn = (
    <SsnInput
      {...secretFieldProps(fields.ssn)}
      label={words.ssn}
      hint={words.ssnHint}
      storedLastFour={secrets.ssn?.slice(-4)}
    />
  );
  const license = (
    <div className="stack">
      <TextInput
        {...secretFieldProps(fields.driver_license)}
        label={words.driver_license}
        hint={secrets.driver_license ? words.keptLicense : undefined}
        autoComplete="off"
        spellCheck={false}
        code
      />
      <Select
        {...fieldProps(fields.hhs_state)}
        label={words.hhs_state}
        placeholder={contactMessages.choose}
        options={stateOptions}
      />
    </div>
  );
  return (
    <>
      <p>{words.lead}</p>
      <RadioGroup
        {...chosen}
        defaultValue={chosen.defaultValue ?? (secrets.driver_license && !secrets.ssn ? 'license' : 'ssn')}
        label={words.identity}
        hint={words.identityHint}
        choices={[
          { value: 'ssn', label: words.identities.ssn, reveal: ssn },
          { value: 'license', label: words.identities.license, reveal: license },
        ]}
      />
    </>
  );
}
