import { summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import type { DefaultValue } from '@conform-to/react';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { addressMessages as words } from '../messages/addresses';
import type { Places } from '../places/places.server';
import { AddressFields } from './address-fields';
import { addressLabels, type AddressValues } from './address-form';

type SavedAddressFormProps = { places: Places; start: DefaultValue<AddressValues> };

/** The form for an address of the account. */
export function SavedAddressForm({ places, start }: SavedAddressFormProps) {
  const [form, fields] = usePageForm<AddressValues>('saved-address', start);
  return (
    <PostForm className="stack">
      {/* Enter presses the first button of a form: without this one, the ZIP look-up. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <ErrorSummary errors={summaryErrors(form, addressLabels)} />
      <AddressFields fields={fields} places={places} />
      <p>
        <Button name="intent" value="save" busyLabel="LOADING...">
          {words.save}
        </Button>
      </p>
    </PostForm>
  );
}
