import { checkboxProps, fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { Notice } from '@larkwell/ui/notice/notice';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { Select } from '@larkwell/ui/select/select';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';
import type { DefaultValue } from '@conform-to/react';
import { PostForm } from '../../forms/post-form';
import { usePageForm } from '../../forms/use-page-form';
import { shippingMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import { stateOptions } from '../../places/state-options';
import type { Places } from '../../places/places.server';
import type { ShippingValues } from './form';

const labels = {
  full_name: 'Full Name',
  email: 'Email',
  zipCode: 'Zip code',
  address: 'Address',
  city: 'City',
  state_id: 'State',
  country_id: 'Country',
};

type ShippingFormProps = {
  places: Places;
  start: DefaultValue<ShippingValues>;
  /** The city that the ZIP code belongs to, when it is not the one that was typed. */
  suggestedCity?: string;
};

export function ShippingForm({ places, start, suggestedCity }: ShippingFormProps) {
  const [form, fields] = usePageForm<ShippingValues>('shipping', start);
  return (
    <PostForm className="stack">
      {/* Enter presses the first button of a form: without this one, the ZIP look-up. */}
      <button type="submit" name="intent" value="place-order" hidden tabIndex={-1} />
      <ErrorSummary errors={summaryErrors(form, labels)} />
      {suggestedCity && <Suggestion city={suggestedCity} typed={String(fields.city.initialValue ?? '')} />}
      <TextInput {...fieldProps(fields.full_name)} label={labels.full_name} autoComplete="shipping name" />
      <TextInput
        {...fieldProps(fields.email)}
        label={labels.email}
        hint="For the receipt and news of your order"
        type="email"
        autoComplete="email"
      />
      <ZipInput
        {...fieldProps(fields.zipCode)}
        label={labels.zipCode}
        hint="Five digits. We fill in your city and state."
        autoComplete="shipping postal-code"
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
        hint="House number and street, and apartment if there is one"
        autoComplete="shipping street-address"
      />
      <TextInput {...fieldProps(fields.city)} label={labels.city} autoComplete="shipping address-level2" />
      <Select
        {...fieldProps(fields.state_id)}
        label={labels.state_id}
        placeholder="Select a state"
        options={stateOptions(places.states)}
        autoComplete="shipping address-level1"
      />
      <input type="hidden" name="country_id" value={places.country.id} />
      <p>
        {labels.country_id}: <strong>{places.country.name}</strong>
      </p>
      <Checkbox {...checkboxProps(fields.saveInformation)} label={shippingMessages.saveInformation} />
      <Button name="intent" value="place-order" busyLabel="LOADING...">
        Continue to payment
      </Button>
    </PostForm>
  );
}

/** The address could be delivered to, but its ZIP code belongs to another city of the state. */
function Suggestion({ city, typed }: { city: string; typed: string }) {
  return (
    <Notice tone="warning" announce="alert" title={shippingMessages.checkAddress}>
      <RadioGroup
        name="addressChoice"
        label={shippingMessages.whichCity}
        defaultValue="suggested"
        choices={[
          { value: 'suggested', label: `Use ${city}` },
          { value: 'entered', label: `Use the address as entered, ${typed}` },
        ]}
      />
    </Notice>
  );
}
