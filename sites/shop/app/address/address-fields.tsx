import { inWordsFirst } from '@larkwell/contracts/numbers/words';
import { ZIP_LENGTH } from '@larkwell/contracts/numbers/accounts';
import { fieldProps } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { Select } from '@larkwell/ui/select/select';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';
import type { FieldMetadata } from '@conform-to/react';
import { paths } from '../paths';
import { stateOptions } from '../places/state-options';
import type { Places } from '../places/places.server';
import { addressLabels as labels, type AddressValues } from './address-form';

type AddressFieldsProps = {
  /** The form's fields for the parts of the address, whatever the form calls them. */
  fields: Record<keyof AddressValues, FieldMetadata<string | undefined>>;
  /** Set where the form asks for the ZIP code on its own. */
  apartment?: FieldMetadata<string | undefined>;
  places: Places;
  /** `shipping` where someone else may receive the parcel. */
  kind?: 'shipping ' | '';
  /** Set where the address is optional. */
  optional?: boolean;
};

/**
 * ZIP comes first because it gives city and state: with script while typing, otherwise by the button
 * (`intent=lookup-zip`).
 */
export function AddressFields({ fields, apartment, places, kind = '', optional }: AddressFieldsProps) {
  return (
    <>
      <ZipInput
        {...fieldProps(fields.zipCode)}
        label={labels.zipCode}
        optional={optional}
        hint={
          <>
            {inWordsFirst(ZIP_LENGTH)} digits.
            <span className="with-script"> We fill in your city and state.</span>
          </>
        }
        autoComplete={`${kind}postal-code`}
        fill={{ from: `${paths.zipPlace()}?zip=`, cityId: fields.city.id, stateId: fields.state_id.id }}
      />
      <p className="without-script">
        <Button variant="secondary" size="small" name="intent" value="lookup-zip">
          Find city and state
        </Button>
      </p>
      <TextInput
        {...fieldProps(fields.address)}
        label={labels.address}
        optional={optional}
        hint={
          apartment ? 'House number and street' : 'House number and street, and apartment if there is one'
        }
        autoComplete={apartment ? `${kind}address-line1` : `${kind}street-address`}
      />
      {apartment && (
        <TextInput
          {...fieldProps(apartment)}
          label="Apartment or suite"
          autoComplete={`${kind}address-line2`}
          optional
          width={10}
        />
      )}
      <TextInput
        {...fieldProps(fields.city)}
        label={labels.city}
        optional={optional}
        autoComplete={`${kind}address-level2`}
      />
      <Select
        {...fieldProps(fields.state_id)}
        label={labels.state_id}
        optional={optional}
        placeholder="Select a state"
        options={stateOptions(places.states)}
        autoComplete={`${kind}address-level1`}
      />
      <input type="hidden" name={fields.country_id.name} value={places.country.id} />
      <p>
        {labels.country_id}: <strong>{places.country.name}</strong>
      </p>
    </>
  );
}
