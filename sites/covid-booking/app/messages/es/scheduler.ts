import { formatUsd } from '@larkwell/contracts/fields/money';
import { HOLD_MINUTES, PCR_RESULT_DAYS, TEST_PRICES } from '@larkwell/contracts/numbers/visits';

export const schedulerInSpanish = {
  title: 'Elija un lugar y una hora',
  selected: 'Prueba elegida',
  nearPlace: 'cerca de',
  change: 'Cambiar la prueba o el lugar',
  testType: 'Tipo de prueba',
  testTypes: {
    'RT-PCR': 'Prueba RT-PCR de Covid',
    Antigen: 'Prueba de antígenos de Covid',
  },
  testTypeHints: {
    'RT-PCR': `Resultado en ${PCR_RESULT_DAYS.join(' o ')} días. La más exacta. Sin bajar del auto. Sirve para casi todos los viajes. Sin costo para usted, o ${formatUsd(TEST_PRICES['RT-PCR'])} con tarjeta.`,
    Antigen: `Sin bajar del auto. ${formatUsd(TEST_PRICES.Antigen)}, se paga en línea con tarjeta.`,
  },
  location: '¿Dónde vive?',
  locationLabel: 'Lugar',
  locationHint: 'Escriba un código postal, o ciudad y estado',
  search: 'Buscar',
  searching: 'Buscando',
  suggestions: '¿Busca uno de estos lugares?',
  earliest: 'Lo más pronto cerca de usted',
  holdNotice: `Cuando elige una hora, se la apartamos por ${HOLD_MINUTES} minutos mientras llena el formulario. No podemos darle más tiempo. Tenga a mano su identificación y la tarjeta del seguro.`,
  today: 'Hoy',
  morning: 'En la mañana',
  afternoon: 'En la tarde',
  earliestToday: 'Lo más pronto hoy',
  earliestOn: (date: string) => `Lo más pronto el ${date}`,
  free: (count: number) => (count === 1 ? '1 libre' : `${count} libres`),
  full: 'Lleno',
  closed: 'Cerrado',
  dates: 'Elija una fecha',
  found: (count: number) => (count === 1 ? '1 lugar encontrado' : `${count} lugares encontrados`),
  timesOn: (date: string) => `Horas del ${date}`,
  checkAvailability: 'Ver horas',
  checkAvailabilityAt: (name: string) => `Ver horas en ${name}`,
  miles: (distance: number) => {
    if (distance < 1) return 'A menos de 1 milla';
    return distance === 1 ? 'A 1 milla' : `A ${distance} millas`;
  },
  noLocations: 'Lo sentimos. No encontramos ningún lugar para la prueba. Busque en otro lugar.',
  noTimes: (day: string, monthAndDate: string) =>
    `No hay horas en este lugar el ${day}, ${monthAndDate}. Busque en otra fecha.`,
  allPastCutoff: 'No hay horas en este lugar',
  nextDate: (date: string) => `Próximo día con horas: ${date}`,
  at: (location: string) => `en ${location}`,
  nearest: 'Las horas libres más cercanas:',
  changed: (name: string, before: string | null, now: string | null) =>
    `${name} antes: ${before ?? 'nada'}. Ahora: ${now ?? 'nada'}.`,
  changedLead: 'Vea qué cambió. Después tome esta hora o elija otra abajo.',
  takeAnyway: 'Tomar esta hora con estos cambios',
  noTimeYet: 'Todavía no elige una hora. Elija una para seguir con su cita.',
  assessFirst: 'Conteste estas preguntas antes de elegir una hora. Todavía no le apartamos ninguna.',
  showTimes: 'Ver horas para esta prueba',
  testTypeHint: 'Cada prueba tiene sus propios lugares y horas.',
} as const;
