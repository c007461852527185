import {
  ONE_DOSE_MANUFACTURERS,
  TWO_DOSE_MANUFACTURERS,
} from '@larkwell/contracts/appointments/visit-answers';
import { dateProps, fieldProps } from '@larkwell/ui/conform';
import { DateParts } from '@larkwell/ui/date-parts/date-parts';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import type { VisitFields } from '../../booking/visit-form';
import { yesNoChoices } from '../../forms/yes-no-choices';
import { medicalMessages as words } from '../../messages/visit-questions';

const makers = (names: readonly string[]) =>
  names.map((value) => ({ value, label: value === 'other' ? words.otherManufacturer : value }));

/** The number of doses, and the questions that follow from one or two. */
export function VaccineFields({ fields }: { fields: VisitFields }) {
  return (
    <RadioGroup
      {...fieldProps(fields.vaccine_dose)}
      label={words.vaccine_dose}
      choices={[
        { value: 'no_specify', label: words.doses.no_specify },
        { value: '1', label: words.doses['1'], reveal: <OneDose fields={fields} /> },
        { value: '2', label: words.doses['2'], reveal: <TwoDoses fields={fields} /> },
      ]}
    />
  );
}

function OneDose({ fields }: { fields: VisitFields }) {
  return (
    <div className="stack">
      <DateParts
        {...dateProps(fields.one_first_dose_date)}
        label={words.one_first_dose_date}
        hint={words.doseHint}
      />
      <RadioGroup
        {...fieldProps(fields.vaccine_manufacturer_1)}
        label={words.vaccine_manufacturer_1}
        choices={makers(ONE_DOSE_MANUFACTURERS)}
      />
    </div>
  );
}

function TwoDoses({ fields }: { fields: VisitFields }) {
  const dates = (
    <div className="stack">
      <DateParts {...dateProps(fields.first_dose_date)} label={words.first_dose_date} hint={words.doseHint} />
      <DateParts
        {...dateProps(fields.second_dose_date)}
        label={words.second_dose_date}
        hint={words.doseHint}
      />
    </div>
  );
  return (
    <div className="stack">
      <RadioGroup
        {...fieldProps(fields.vaccine_manufacturer_2)}
        label={words.vaccine_manufacturer_2}
        choices={makers(TWO_DOSE_MANUFACTURERS)}
      />
      <RadioGroup
        {...fieldProps(fields.taken_2_dose)}
        label={words.taken_2_dose}
        choices={yesNoChoices(dates)}
      />
    </div>
  );
}
