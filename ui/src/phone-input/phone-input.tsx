import { TextInput } from '../text-input/text-input';
import type { TextInputProps } from '../text-input/text-input';

/** A US phone number in any shape; the server rewrites it to (402) 555-0143. No mask while typing. */
export function PhoneInput({ hint = 'For example, (402) 555-0143', ...rest }: TextInputProps) {
  return <TextInput autoComplete="tel" {...rest} hint={hint} type="tel" inputMode="tel" width={20} />;
}
