/** The languages that a page, a mail or a refusal can be in; the first is the one of addresses without a prefix. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** In a browser, the language of the page. */
let find = (): Language =>
  (globalThis as { document?: { documentElement: { lang: string } } }).document?.documentElement.lang === 'es'
    ? 'es'
    : 'en';

/** The language of the person who reads what is being written now. */
export const currentLanguage = (): Language => find();

/** Says how a server knows the language of the request it answers. */
export function findLanguageBy(finder: () => Language): void {
  find = finder;
}

/** The same keys with any words. */
export type Catalog<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Catalog<Said>
    : Words extends object
      ? { readonly [Key in keyof Words]: Catalog<Words[Key]> }
      : Words;

/**
 * One catalog of texts whose entries are in the current language. Read them while answering: a text that a module reads
 * while it loads stays English. A text that Spanish lacks does not compile.
 */
/* #__NO_SIDE_EFFECTS__ */
export function inEachLanguage<const English extends object>(
  en: English,
  es: Catalog<English>,
): Catalog<English> {
  const catalogs: Record<Language, object> = { en, es };
  return new Proxy(en, {
    get: (_english, key) => Reflect.get(catalogs[currentLanguage()], key) as unknown,
  }) as Catalog<English>;
}
