/** Forms in which a text may appear in plain, however it was encoded on its way. */
export function spellingsOf(text: string): string[] {
  const digits = text.replace(/\D/g, '');
  return [
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    encodeURIComponent(text),
    Buffer.from(text).toString('hex'),
    ...insideBase64(Buffer.from(text)),
    ...(digits.length >= 8 ? [digits] : []),
  ];
}

/** Like `spellingsOf`, for a piece of a file. The dump reads files byte by byte, as Latin-1. */
export const spellingsOfBytes = (bytes: Buffer): string[] => [
  bytes.toString('latin1'),
  bytes.toString('hex'),
  ...insideBase64(bytes),
];

/**
 * The part of the bytes' base64 that does not depend on where they start: three forms, by position modulo
 * three.
 */
function insideBase64(bytes: Buffer): string[] {
  const all = [0, 1, 2].map((before) => {
    const coded = Buffer.concat([Buffer.alloc(before), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return coded.slice(before === 0 ? 0 : before + 1, -2);
  });
  return [...all, ...all.map((coded) => coded.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** The names of the canaries that `text` contains. */
export const canariesIn = (text: string, canaries: Record<string, string[]>): string[] =>
  Object.entries(canaries)
    .filter(([, spellings]) => spellings.some((spelling) => text.includes(spelling)))
    .map(([name]) => name);
