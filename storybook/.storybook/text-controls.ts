import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const words = /ReactNode|^string \|/;
/** Text props get a one-line text control, whatever else they accept; markup is not editable. */
export const textControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value: unknown = initialArgs[name];
      const holdsMarkup = [value].flat().some((part) => isValidElement(part));
      if (holdsMarkup) return [name, { ...argType, control: false }];
      const takesWords = !argType.options && words.test(argType.table?.type?.summary ?? '');
      const isWord = value === undefined || typeof value === 'string';
      return [name, takesWords && isWord ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );
