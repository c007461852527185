import { TextInput } from '../text-input/text-input';
import type { TextInputProps } from '../text-input/text-input';

/**
 * Five digits. The `zip-field` behaviour drops what is not a digit and cuts a ZIP+4 when the field is left; the
 * server does the same, so a pasted 68102-1234 is never refused.
 */
export function ZipInput(props: TextInputProps) {
  return (
    <zip-field>
      <TextInput autoComplete="postal-code" {...props} inputMode="numeric" maxLength={10} width={5} />
    </zip-field>
  );
}
