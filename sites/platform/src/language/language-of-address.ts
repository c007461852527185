import type { Language } from '@larkwell/contracts/language/language';

/**
 * The language of an address: Spanish under `/es`, in any case and spelling that finds the same page, otherwise
 * English. No header or cookie changes it.
 */
export function languageOf(pathname: string): Language {
  const [, first = ''] = pathname.split(/\/+/);
  return decoded(first)
    .toLowerCase()
    .replace(/\.data$/, '') === 'es'
    ? 'es'
    : 'en';
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
