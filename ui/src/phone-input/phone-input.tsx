import { TextInput } from '../text-input/text-input';
import type { TextInputProps } from '../text-input/text-input';
import { useWords } from '../words/words';

/** A US phone number in any shape; the server rewrites it to (402) 555-0143. No mask while typing. */
export function PhoneInput({ hint, ...rest }: TextInputProps) {
  const { phoneHint } = useWords();
  return (
    <TextInput autoComplete="tel" {...rest} hint={hint ?? phoneHint} type="tel" inputMode="tel" width={20} />
  );
}
