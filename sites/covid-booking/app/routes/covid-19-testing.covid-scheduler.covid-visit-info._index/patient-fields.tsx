import { GENDERS, PATIENT_RELATIONSHIPS } from '@larkwell/contracts/appointments/visit-answers';
import { dateProps, fieldProps } from '@larkwell/ui/conform';
import { DateParts } from '@larkwell/ui/date-parts/date-parts';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { choicesOf } from '../../forms/choices-of';
import type { VisitFields } from '../../booking/visit-form';
import { patientMessages as words } from '../../messages/visit-questions';
import { MinorsNote } from './minors-note';

/** Who the patient is. Ethnicity comes before race, and both say why they are asked. */
export function PatientFields({ fields }: { fields: VisitFields }) {
  return (
    <>
      <MinorsNote />
      <RadioGroup
        {...fieldProps(fields.patient_relationship)}
        label={words.patient_relationship}
        choices={PATIENT_RELATIONSHIPS.map((value) => ({ value, label: words.relationships[value] }))}
      />
      <TextInput
        {...fieldProps(fields.patient_first_name)}
        label={words.patient_first_name}
        hint={words.nameHint}
        autoComplete="given-name"
      />
      <TextInput
        {...fieldProps(fields.patient_last_name)}
        label={words.patient_last_name}
        autoComplete="family-name"
      />
      <DateParts {...dateProps(fields.date_of_birth)} label={words.date_of_birth} birthday />
      <RadioGroup
        {...fieldProps(fields.gender)}
        label={words.gender}
        choices={GENDERS.map((value) => ({ value, label: words.genders[value] }))}
      />
      <RadioGroup
        {...fieldProps(fields.ethnicity)}
        label={words.ethnicity}
        hint={words.whyAsked}
        choices={choicesOf(words.ethnicities)}
      />
      <RadioGroup
        {...fieldProps(fields.race)}
        label={words.race}
        hint={words.whyAsked}
        choices={choicesOf(words.races)}
      />
    </>
  );
}
