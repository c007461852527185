const longest = 60;

/**
 * User text, made safe to repeat in a mail to someone else: one line of at most 60 characters in which no
 * mail program finds a link.
 */
export function plainText(typed: string): string {
  const plain = typed
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[a-z][a-z0-9+.-]*:\/\/|mailto:|tel:/gi, '')
    // A dot or an at sign between letters makes a host or an address; followed by a space it is punctuation.
    .replace(/([.．。｡․@])(?=[\p{L}\p{N}])/gu, '$1 ')
    .replace(/:\/\//g, ' ')
    .replace(/w{3,}\.\s?/gi, '')
    .trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).trimEnd()}…` : plain;
}

/** A name that a person typed, in quotes, so that nothing in it reads as our own words. */
export function quotedName(typed: string): string {
  return `“${plainText(typed).replace(/[“”"]/g, '')}”`;
}
