/** The first `length` characters (whole ones, even if one takes two code units), and whether any were cut. */
export function preview(text: string, length: number): { text: string; isCut: boolean } {
  const characters = Array.from(text);
  if (characters.length <= length) return { text, isCut: false };
  return { text: characters.slice(0, length).join('').trimEnd(), isCut: true };
}
