import { inEachLanguage } from '../language/language';
import { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

const inEnglish = {
  required: 'This field is required',
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
    file: 'a file',
  } as Record<string, string>,
  otherKind: 'of another kind',
  hasToBe: (kind: string) => `This has to be ${kind}`,
  formats: {
    datetime: 'Enter a date and time, like 2026-11-27T15:30:00Z',
    date: 'Enter a date, like 2026-11-27',
    email: 'Enter an email address',
    url: 'Enter a web address',
  } as Record<string, string>,
  otherFormat: 'This is not written the way it has to be',
  offered: 'Choose one of the values that are offered',
  oneOf: (values: string[]) => `Choose ${values.length > 1 ? 'one of these: ' : ''}${values.join(', ')}`,
  steps: (by: unknown) => `Use steps of ${String(by)}`,
  noField: (names: string) => `There is no field called ${names} here`,
  unreadable: 'This is not an answer we can read',
  longEnough: (least: number) => `Use ${least} characters or more`,
  enough: (least: number) => `Give ${least} or more`,
  atLeast: (least: number) => `Use ${least} or more`,
  shortEnough: (most: number) => `Use ${most} characters or fewer`,
  few: (most: number) => `Give ${most} or fewer`,
  atMost: (most: number) => `Use ${most} or less`,
};

const words = inEachLanguage(inEnglish, {
  required: 'Este campo es obligatorio',
  kinds: {
    string: 'texto',
    number: 'un número',
    int: 'un número entero',
    boolean: 'verdadero o falso',
    array: 'una lista',
    object: 'un grupo de campos',
    record: 'un grupo de campos',
    file: 'un archivo',
  },
  otherKind: 'de otro tipo',
  hasToBe: (kind) => `Esto debe ser ${kind}`,
  formats: {
    datetime: 'Escriba una fecha y una hora, como 2026-11-27T15:30:00Z',
    date: 'Escriba una fecha, como 2026-11-27',
    email: 'Escriba un correo electrónico',
    url: 'Escriba una dirección web',
  },
  otherFormat: 'Esto no está escrito como debe ser',
  offered: 'Elija uno de los valores que se ofrecen',
  oneOf: (values) => `Elija ${values.length > 1 ? 'uno de estos: ' : ''}${values.join(', ')}`,
  steps: (by) => `Use pasos de ${String(by)}`,
  noField: (names) => `Aquí no hay un campo que se llame ${names}`,
  unreadable: 'No podemos leer esta respuesta',
  longEnough: (least) => `Use ${least} caracteres o más`,
  enough: (least) => `Dé ${least} o más`,
  atLeast: (least) => `Use ${least} o más`,
  shortEnough: (most) => `Use ${most} caracteres o menos`,
  few: (most) => `Dé ${most} o menos`,
  atMost: (most) => `Use ${most} o menos`,
});

/** More values than this are not listed in a sentence. */
const MOST_LISTED = 12;

/**
 * Makes every schema in this process use plain sentences. Without words of its own, a schema would make zod
 * answer "Invalid input" or "Unrecognized key". The API and both sites call this when they start.
 */
export function speakPlainly(): void {
  z.config({ customError: sentenceFor });
}

function sentenceFor(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return words.required;
  switch (issue.code) {
    case 'invalid_type':
      return words.hasToBe(words.kinds[issue.expected] ?? words.otherKind);
    case 'invalid_value':
      return issue.values.length > MOST_LISTED ? words.offered : words.oneOf(issue.values.map(String));
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return words.formats[issue.format] ?? words.otherFormat;
    case 'not_multiple_of':
      return words.steps(issue.divisor);
    case 'unrecognized_keys':
      return words.noField(issue.keys.join(', '));
    default:
      return words.unreadable;
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least <= 1 ? words.required : words.longEnough(least);
  if (origin === 'array' || origin === 'set') return words.enough(least);
  return words.atLeast(least);
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return words.shortEnough(most);
  if (origin === 'array' || origin === 'set') return words.few(most);
  return words.atMost(most);
}
