import { MEDICAL_ISSUES, PREGNANCY_ANSWERS } from '@larkwell/contracts/appointments/visit-answers';
import { CheckboxGroup } from '@larkwell/ui/checkbox-group/checkbox-group';
import { checkboxGroupProps, fieldProps } from '@larkwell/ui/conform';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import type { VisitFields } from '../../booking/visit-form';
import { yesNoChoices } from '../../forms/yes-no-choices';
import { medicalMessages as words } from '../../messages/visit-questions';
import { VaccineFields } from './vaccine-fields';

/** Vaccine, earlier tests, conditions, pregnancy. */
export function MedicalFields({ fields }: { fields: VisitFields }) {
  const previous = (
    <RadioGroup
      {...fieldProps(fields.previous_test_positive)}
      label={words.previous_test_positive}
      choices={yesNoChoices()}
    />
  );
  const conditions = (
    <CheckboxGroup
      {...checkboxGroupProps(fields.medical_issues)}
      label={words.medical_issues}
      hint={words.selectAll}
      choices={MEDICAL_ISSUES.map((value) => ({ value, label: words.issues[value] }))}
    />
  );
  const pregnant = fieldProps(fields.is_pregnant);
  return (
    <>
      <RadioGroup
        {...fieldProps(fields.received_vaccine)}
        label={words.received_vaccine}
        choices={yesNoChoices(<VaccineFields fields={fields} />)}
      />
      <RadioGroup
        {...fieldProps(fields.first_time_vaccine)}
        label={words.first_time_vaccine}
        choices={yesNoChoices(undefined, previous)}
      />
      <RadioGroup
        {...fieldProps(fields.medical_condition)}
        label={words.medical_condition}
        choices={yesNoChoices(conditions)}
      />
      <RadioGroup
        {...pregnant}
        // Text browsers preselect the first answer, so it is the neutral one.
        defaultValue={pregnant.defaultValue ?? ''}
        label={words.is_pregnant}
        choices={[
          { value: '', label: words.noAnswer },
          ...PREGNANCY_ANSWERS.map((value) => ({ value, label: words.pregnancy[value] })),
        ]}
      />
    </>
  );
}
