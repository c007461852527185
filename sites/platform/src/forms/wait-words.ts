import { inEachLanguage } from '@larkwell/contracts/language/language';

const minute = 60;
const hour = 60 * minute;

const units = inEachLanguage(
  { minute: ['minute', 'minutes'], hour: ['hour', 'hours'] },
  { minute: ['minuto', 'minutos'], hour: ['hora', 'horas'] },
);

/** A wait in whole minutes or, if it is long, in hours: never less than `seconds`. Empty without a wait. */
export function waitWords(seconds: number | undefined): string {
  if (!seconds || seconds <= 0) return '';
  const [count, unit] =
    seconds <= 2 * hour
      ? [Math.ceil(seconds / minute), units.minute]
      : [Math.ceil(seconds / hour), units.hour];
  return `${count} ${unit[count === 1 ? 0 : 1]}`;
}
