import { dateInWords } from '@larkwell/contracts/language/date-in-words';
import { currentLanguage } from '@larkwell/contracts/language/language';
import type { TermsChange } from '@larkwell/contracts/terms';

/**
 * Terms are sealed in English, so that what was agreed on a page in one language holds in the other. Spanish pages read
 * these words instead. Only visits have pages in Spanish.
 */
const inSpanish: Record<string, string> = {
  // Names
  Test: 'Prueba',
  Payment: 'Pago',
  Price: 'Precio',
  Date: 'Fecha',
  Time: 'Hora',
  Location: 'Lugar',
  Total: 'Total',
  Patient: 'Paciente',
  'Your answers': 'Sus respuestas',
  // Words
  'COVID-19 RT-PCR test': 'Prueba RT-PCR de COVID-19',
  'COVID-19 Antigen test': 'Prueba de antígenos de COVID-19',
  'Not chosen yet': 'Sin elegir todavía',
  'By card': 'Con tarjeta',
  'No cost, or by insurance': 'Sin costo, o con seguro',
  'As you checked them': 'Como las revisó',
  'As you checked it': 'Como lo revisó',
  'Changed since then': 'Cambió después',
};

const zones: Record<string, string> = {
  'Pacific time': 'hora del Pacífico',
  'Eastern time': 'hora del Este',
  'Mountain time': 'hora de la Montaña',
  'Central time': 'hora del Centro',
};

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A change of terms in the caller's language. Names of places, streets and people stay. */
export const tellChange = (change: TermsChange): TermsChange =>
  currentLanguage() === 'en'
    ? change
    : { name: inSpanish[change.name] ?? change.name, before: tell(change.before), now: tell(change.now) };

function tell(words: string | null): string | null {
  if (words === null) return null;
  const [, month, day, year] = /^\w{3} (\w{3}) (\d\d)\/(\d\d)$/.exec(words) ?? [];
  if (month) return tellDate(`20${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${day}`);
  const [, time, zone = ''] = /^(\d\d:\d\d [AP]M) (.+)$/.exec(words) ?? [];
  if (time) return `${time} ${zones[zone] ?? zone}`;
  const [, free, price] = /^(No cost to you, or )?(\$[\d.]+) by card$/.exec(words) ?? [];
  if (price) return `${free ? 'Sin costo para usted, o ' : ''}${price} con tarjeta`;
  return inSpanish[words] ?? words;
}

const tellDate = (date: string) => dateInWords(date, 'ddd MMM DD/YY', 'ddd D MMM YYYY');
