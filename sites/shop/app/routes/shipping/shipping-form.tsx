import { checkboxProps, fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { Notice } from '@larkwell/ui/notice/notice';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { termsField, type TermsChange } from '@larkwell/contracts/terms';
import type { DefaultValue } from '@conform-to/react';
import type { ReactNode } from 'react';
import { AddressFields } from '../../address/address-fields';
import { addressLabels } from '../../address/address-form';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { newTotal } from '../../checkout/changed-order';
import { shippingMessages } from '../../messages/checkout';
import type { Places } from '../../places/places.server';
import { shippingFormId, type ShippingValues } from './form';

const labels = {
  full_name: 'Full Name',
  email: 'Email',
  ...addressLabels,
  couponCode: 'Discount code',
};

/** What a refused form says besides its field errors. */
export type ShippingReply = {
  /** The city of the ZIP code, if it differs from the one typed. */
  suggestedCity?: string;
  /** How the cart differs from the one the form showed. Nothing was ordered. */
  changes?: TermsChange[];
};

type ShippingFormProps = ShippingReply & {
  places: Places;
  start: DefaultValue<ShippingValues>;
  /** Terms of the cart that the page shows. */
  terms: string;
};

export function ShippingForm({ places, start, terms, suggestedCity, changes }: ShippingFormProps) {
  const [form, fields] = usePageForm<ShippingValues>(shippingFormId, start);
  return (
    <PostForm id={shippingFormId} className="stack">
      {/* Enter presses the first button of a form: without this one, the ZIP look-up. */}
      <button type="submit" name="intent" value="place-order" hidden tabIndex={-1} />
      <input type="hidden" name={termsField} value={terms} />
      {changes ? <CartChanged changes={changes} /> : <ErrorSummary errors={summaryErrors(form, labels)} />}
      {suggestedCity && <Suggestion city={suggestedCity} typed={String(fields.city.initialValue ?? '')} />}
      <TextInput {...fieldProps(fields.full_name)} label={labels.full_name} autoComplete="shipping name" />
      <TextInput
        {...fieldProps(fields.email)}
        label={labels.email}
        hint="For your receipt and order updates"
        type="email"
        autoComplete="email"
      />
      <AddressFields fields={fields} places={places} kind="shipping " />
      <Checkbox {...checkboxProps(fields.saveInformation)} label={shippingMessages.saveInformation} />
      {!changes && <PlaceOrder>Continue to payment</PlaceOrder>}
    </PostForm>
  );
}

const PlaceOrder = ({ children }: { children: ReactNode }) => (
  <Button name="intent" value="place-order" busyLabel="LOADING...">
    {children}
  </Button>
);

/** The cart differs from the one the form showed; the button orders what the page shows now. */
function CartChanged({ changes }: { changes: TermsChange[] }) {
  const total = newTotal({ changes });
  const action = <PlaceOrder>Continue {total ? `with ${total}` : 'to payment'}</PlaceOrder>;
  return (
    <ChangedTerms title={shippingMessages.cartChanged} changes={changes} action={action} announce="alert">
      <p>{shippingMessages.nothingOrdered}</p>
    </ChangedTerms>
  );
}

/** The address is deliverable, but its ZIP code belongs to another city in the state. */
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
