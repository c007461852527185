import { TextInput } from '../text-input/text-input';
import type { TextInputProps } from '../text-input/text-input';

export interface ZipInputProps extends TextInputProps {
  /** Where script looks up the city and state of a ZIP code (JSON), and the ids of the fields it fills. */
  fill?: { from: string; cityId: string; stateId: string };
}

/**
 * Five digits. When the field is left, the `zip-field` behavior drops anything that is not a digit and cuts a ZIP+4;
 * the server does the same, so a pasted 68102-1234 is never refused.
 */
export function ZipInput({ fill, ...rest }: ZipInputProps) {
  return (
    <zip-field data-source={fill?.from} data-city={fill?.cityId} data-state={fill?.stateId}>
      <TextInput autoComplete="postal-code" {...rest} inputMode="numeric" maxLength={10} width={5} />
    </zip-field>
  );
}
