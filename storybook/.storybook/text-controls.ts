import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const words = /ReactNode|^union$/;

/** Words are typed into a line of text, whatever else a prop would take; what is markup is not edited as data. */
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
