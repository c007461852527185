/** A description on a product card is cut here. */
export const DESCRIPTION_PREVIEW_LENGTH = 200;

/** A description in a search suggestion is cut here. */
export const SUGGESTION_PREVIEW_LENGTH = 60;

/** Suggestions shown for a product search. */
export const SUGGESTION_LIMIT = 5;

/** Kits shown as popular. */
export const POPULAR_LIMIT = 4;

/** The first `length` characters (whole ones, also where one takes two code units), and whether any were cut. */
export function preview(text: string, length: number): { text: string; isCut: boolean } {
  const characters = Array.from(text);
  if (characters.length <= length) return { text, isCut: false };
  return { text: characters.slice(0, length).join('').trimEnd(), isCut: true };
}
