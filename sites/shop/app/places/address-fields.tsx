import { Button } from '@larkwell/ui/button/button';
import { fieldProps } from '@larkwell/ui/conform';
import { Select } from '@larkwell/ui/select/select';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';
import type { FieldMetadata } from '@conform-to/react';
import { paths } from '../paths';
import type { Places } from './places.server';
import { stateOptions } from './state-options';

type Text = FieldMetadata<string | undefined>;

const addressLabels = {
  zip: 'ZIP code',
  street: 'Address',
  apartment: 'Apartment or suite',
  city: 'City',
  state: 'State',
  country: 'Country',
} as const;

/** Labels by the names the contract gives the parts, for error summaries. */
export const addressFormLabels = {
  zipCode: addressLabels.zip,
  address: addressLabels.street,
  city: addressLabels.city,
  state: addressLabels.state,
  country: addressLabels.country,
};

interface AddressFieldsProps {
  /** The form's fields that hold the parts of the address, whatever they are called. */
  fields: { zip: Text; street: Text; apartment?: Text; city: Text; state: Text; country: Text };
  places: Places;
  streetLabel?: string;
  /** Whose address: `shipping` of somebody else's, plain of one's own. */
  autoComplete?: 'shipping';
}

/**
 * An address, ZIP code first: it fills in city and state, by a script when the field is left, else by the button
 * (`intent=lookup-zip`). The country is one, so it is not asked.
 */
export function AddressFields({ fields, places, streetLabel, autoComplete }: AddressFieldsProps) {
  const { zip, street, apartment, city, state, country } = fields;
  const token = (name: string) => (autoComplete ? `${autoComplete} ${name}` : name);
  return (
    <>
      <ZipInput
        {...fieldProps(zip)}
        label={addressLabels.zip}
        autoComplete={token('postal-code')}
        fill={{ from: `${paths.zipPlace()}?zip=`, cityId: city.id, stateId: state.id }}
      />
      <p className="without-script">
        <Button name="intent" value="lookup-zip" variant="secondary" size="small">
          {'Find city and state'}
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
        options={stateOptions(places.states)}
        placeholder="Select a state"
        autoComplete={token('address-level1')}
      />
      <p>
        {addressLabels.country}: {places.country.name}
        <input type="hidden" name={country.name} value={places.country.name} />
      </p>
    </>
  );
}
