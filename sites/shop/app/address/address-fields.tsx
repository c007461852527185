import { Button } from '@larkwell/ui/button/button';
import { fieldProps } from '@larkwell/ui/conform';
import { Select } from '@larkwell/ui/select/select';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';
import type { FieldMetadata } from '@conform-to/react';
import { addressMessages } from '../messages/address';
import { paths } from '../paths';

type Text = FieldMetadata<string | undefined>;

/** Value and words of a state, from `listStateOptions`. */
export type StateOption = { value: string; label: string };

export const addressLabels = {
  zip: 'ZIP code',
  street: 'Address',
  apartment: 'Apartment or suite',
  city: 'City',
  state: 'State',
  country: 'Country',
} as const;

interface AddressFieldsProps {
  /** The form's fields that hold the parts of the address, whatever they are called. */
  fields: { zip: Text; street: Text; apartment?: Text; city: Text; state: Text; country: Text };
  states: StateOption[];
  streetLabel?: string;
  /** Whose address: `shipping` of somebody else's, plain of one's own. */
  autoComplete?: 'shipping';
}

/**
 * An address, ZIP code first: it fills in city and state, by a script when the field is left, else by the button
 * (`intent=find-place`). The country is one, so it is not asked.
 */
export function AddressFields({ fields, states, streetLabel, autoComplete }: AddressFieldsProps) {
  const { zip, street, apartment, city, state, country } = fields;
  const token = (name: string) => (autoComplete ? `${autoComplete} ${name}` : name);
  return (
    <>
      <ZipInput
        {...fieldProps(zip)}
        label={addressLabels.zip}
        autoComplete={token('postal-code')}
        fill={{ from: paths.zipPlace(''), cityId: city.id, stateId: state.id }}
      />
      <p className="without-script">
        <Button name="intent" value="find-place" variant="secondary" size="small">
          {addressMessages.findPlace}
        </Button>
      </p>
      <TextInput
        {...fieldProps(street)}
        label={streetLabel ?? addressLabels.street}
        autoComplete={token('address-line1')}
      />
      {apartment && (
        <TextInput
          {...fieldProps(apartment)}
          label={addressLabels.apartment}
          autoComplete={token('address-line2')}
          optional
          width={10}
        />
      )}
      <TextInput {...fieldProps(city)} label={addressLabels.city} autoComplete={token('address-level2')} />
      <Select
        {...fieldProps(state)}
        label={addressLabels.state}
        options={states}
        placeholder="Select a state"
        autoComplete={token('address-level1')}
      />
      <p>
        {addressLabels.country}: United States
        <input type="hidden" name={country.name} value="United States" />
      </p>
    </>
  );
}
