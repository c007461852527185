import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const words = /ReactNode|^string \|/;
/** Native attributes that a component passes on; no table of ours describes them. */
const native =
  /^(aria-.*|data-.*|autoComplete|defaultValue|disabled|href|inputMode|type|rows|placeholder|required|className)$/;

const describe = (name: string, description?: string) => {
  if (description) return description;
  if (name === 'children') return 'What is inside it.';
  return native.test(name) ? `The HTML attribute ${name.toLowerCase()}.` : undefined;
};

/**
 * Text props get a one-line text control, whatever else they accept; markup is not editable. What HTML itself has is
 * described as such.
 */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      const argType = { ...given, description: describe(name, given.description) };
      const value: unknown = initialArgs[name];
      const holdsMarkup = [value].flat().some((part) => isValidElement(part));
      if (holdsMarkup) return [name, { ...argType, control: false }];
      const takesWords = !argType.options && words.test(argType.table?.type?.summary ?? '');
      const isWord = value === undefined || typeof value === 'string';
      return [name, takesWords && isWord ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
