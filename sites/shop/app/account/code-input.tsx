import type { FieldMetadata } from '@conform-to/react';
import { fieldProps } from '@larkwell/ui/conform';
import { TextInput } from '@larkwell/ui/text-input/text-input';

export const codeLabel = 'Code';

/** The mailed code, marked so that browsers and phones offer to fill it in. */
export function CodeInput({ field }: { field: FieldMetadata<string> }) {
  return (
    <TextInput
      {...fieldProps(field)}
      label={codeLabel}
      autoComplete="one-time-code"
      spellCheck={false}
      code
      width={10}
    />
  );
}
