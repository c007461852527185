import { findWrongPart } from '@larkwell/contracts/fields/wrong-date';

/**
 * The API's errors by field, with that of a wrong part of a date on the part: its control is marked, and the error
 * summary leads to it.
 *
 * @param typed the dates as they were sent, by field
 */
export function onWrongParts(
  errors: Readonly<Record<string, string[]>>,
  typed: Readonly<Record<string, unknown>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => {
      const value = typed[field];
      const wrong = typeof value === 'string' ? findWrongPart(value) : undefined;
      return wrong && sentences.includes(wrong.sentence)
        ? [`${field}.${wrong.part}`, sentences]
        : [field, sentences];
    }),
  );
}
