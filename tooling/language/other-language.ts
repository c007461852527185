import type { Language } from '@larkwell/contracts/language/language';

/** Frequent words of one language that the other does not have. Together nearly every sentence has one. */
const markers: Record<Language, readonly string[]> = {
  en: [
    'the and of to your you is are we our with for this that not please from or at it its was will',
    'can cannot have been by if date time times name phone address email code visit booking back',
    'again enter choose check save submit change remove today yes page card test location patient',
    'price paid payment available afternoon morning only must monday tuesday wednesday thursday',
    'friday saturday sunday mon tue wed thu fri sat january february march april june july august',
    'september october november december jan apr aug dec central pacific eastern mountain',
  ],
  es: [
    'el la los las un una de del que su sus con para por se le y en es está usted sí ya pero cuando',
    'esta este prueba cita fecha hora horas nombre teléfono dirección correo código volver otra otro',
    'vez escriba elija revise guardar enviar cambiar quitar hoy página tarjeta lugar paciente precio',
    'pagado pago tarde mañana solo debe lunes martes miércoles jueves viernes sábado domingo lun mié',
    'jue vie enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ene dic',
  ],
};

interface Kept {
  /** What stays as it is in every language. */
  text: RegExp;
  why: string;
}

/** What a page in one language may have of the other, each with its reason. */
export const keptInBoth: readonly Kept[] = [
  {
    text: /Larkwell [A-Z][\w'-]*(?: [A-Z][\w'-]*)*/g,
    why: 'the name of a test site, as it stands on its sign',
  },
  {
    text: /\d+ (?:[NSEW]\. )?[A-Z]\w*(?: [A-Z]\w*)* (?:Street|Avenue|Road|Lane|Drive|Row|Place|Fair Drive|Street South)\b/g,
    why: 'a street, as it stands on its sign',
  },
  {
    text: /[A-Z][a-z]+(?: [A-Z][a-z]+)*, [A-Z]{2}(?: \d{5})?/g,
    why: 'a city and its state, as in an address',
  },
  {
    text: /[A-Z][a-z]+(?: (?:of )?[A-Z][a-z]+)* \([A-Z]{2}\)/g,
    why: 'a state in the list of those that mail goes to',
  },
  {
    text: /Ver en español|View in English/g,
    why: 'the name of a language in that language; marked with `lang`',
  },
  { text: /(?:Stop|STOP)\b/g, why: 'the word to which text messages answer' },
  {
    text: /\b(?:Visa|Mastercard|American Express|Johnson & Johnson|Moderna|Pfizer|Stripe|JavaScript)\b/g,
    why: 'a brand',
  },
  { text: /\S+@\S+|https?:\S+|\/[\w/.-]+/g, why: 'an address' },
];

const pattern = (language: Language) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${markers[language].join(' ').replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`,
    'iu',
  );
const patterns = { en: pattern('en'), es: pattern('es') };

/** The texts that are in the other language than that of their page. */
export function findForeign(texts: readonly string[], language: Language): string[] {
  const other = patterns[language === 'es' ? 'en' : 'es'];
  return texts.filter((text) =>
    other.test(keptInBoth.reduce((left, { text: kept }) => left.replaceAll(kept, ' '), text)),
  );
}
