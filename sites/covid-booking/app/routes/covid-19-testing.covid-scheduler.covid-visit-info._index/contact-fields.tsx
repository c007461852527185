import { ONLY_COUNTRY } from '@larkwell/contracts/appointments/visit-answers';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { checkboxProps, fieldProps } from '@larkwell/ui/conform';
import { PhoneInput } from '@larkwell/ui/phone-input/phone-input';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { Select } from '@larkwell/ui/select/select';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';
import { stateOptions } from '../../booking/us-states';
import type { VisitFields } from '../../booking/visit-form';
import { yesNoChoices } from '../../forms/yes-no-choices';
import { contactMessages as words } from '../../messages/visit-info';
import { findPlaceButton } from './intents';

interface ContactFieldsProps {
  fields: VisitFields;
  /** Whether a reminder by text message can be asked for. */
  offersText: boolean;
}

/** Address and contact details of the patient. ZIP comes first: a button fills in city and state from it. */
export function ContactFields({ fields, offersText }: ContactFieldsProps) {
  const primary = (
    <PhoneInput {...fieldProps(fields.primary_phoneNumber)} label={words.primary_phoneNumber} />
  );
  return (
    <>
      <ZipInput {...fieldProps(fields.zipCode)} label={words.zipCode} />
      <div>
        {/* Without a value, which Lynx would show before the words. */}
        <Button variant="secondary" size="small" name={findPlaceButton}>
          {words.findPlace}
        </Button>
      </div>
      <TextInput
        {...fieldProps(fields.address_line_1)}
        label={words.address_line_1}
        autoComplete="address-line1"
      />
      <TextInput
        {...fieldProps(fields.address_line_2)}
        label={words.address_line_2}
        optional
        autoComplete="address-line2"
      />
      <TextInput {...fieldProps(fields.city)} label={words.city} autoComplete="address-level2" />
      <Select
        {...fieldProps(fields.state)}
        label={words.state}
        placeholder={words.choose}
        options={stateOptions}
        autoComplete="address-level1"
      />
      <p>
        {words.country}: <strong>{words.onlyCountry}</strong>
        <input type="hidden" name={fields.country.name} value={ONLY_COUNTRY} />
      </p>
      <TextInput
        {...fieldProps(fields.patient_email)}
        label={words.patient_email}
        hint={words.emailHint}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <PhoneInput {...fieldProps(fields.patient_mobile)} label={words.patient_mobile} />
      {offersText && (
        <Checkbox
          {...checkboxProps(fields.text_reminder)}
          label={words.text_reminder}
          hint={words.textHint}
        />
      )}
      <RadioGroup
        {...fieldProps(fields.is_primary_phone)}
        label={words.is_primary_phone}
        choices={yesNoChoices(undefined, primary)}
      />
    </>
  );
}
