import 'dayjs/locale/es';
import { dayjs } from '../time';
import { currentLanguage } from './language';

/**
 * A calendar date (`YYYY-MM-DD`) in the current language, in a dayjs pattern for each. Not by `Intl`: a page that
 * hydrates needs the same words in every browser.
 */
export function dateInWords(date: string, english: string, spanish: string): string {
  const day = dayjs.utc(date);
  if (currentLanguage() === 'en') return day.format(english);
  // The locale's short weekdays end with a dot.
  return day.locale('es').format(spanish).replace('.', '');
}
