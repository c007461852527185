import { TextInput } from '../text-input/text-input';
import type { FieldNotes } from '../field/field-texts';

export interface SsnInputProps extends FieldNotes {
  /** The name the answer is posted under. */
  name: string;
  /** Defaults to the name. Errors link to it. */
  id?: string;
  /** The question. */
  label?: string;
}

/** Social Security number, dashes and spaces allowed. The typed number is never rendered again. */
export function SsnInput({ label = 'Social Security number', ...rest }: SsnInputProps) {
  return (
    <TextInput
      {...rest}
      label={label}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      width={10}
      code
    />
  );
}
