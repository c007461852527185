import { ASSESSMENT_QUESTIONS } from '@larkwell/contracts/appointments/assessment';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { inSpanishWords } from '@larkwell/contracts/numbers/words';
import {
  HOLD_MINUTES,
  MINIMUM_TEST_AGE,
  PCR_RESULT_DAYS,
  TEST_PRICES,
} from '@larkwell/contracts/numbers/visits';

export const landingInSpanish = {
  title: 'Hágase la prueba',
  question: '¿Dónde quiere hacerse la prueba?',
  locationLabel: 'Lugar',
  hint: 'Escriba un código postal, o ciudad y estado. Por ejemplo, 68102 u Omaha, NE',
  unknownPlace: 'No encontramos ese lugar. Revise cómo lo escribió o use un código postal',
  start: 'Hacerse la prueba',
  lead: 'Haga una cita para la prueba de COVID-19 cerca de usted. No necesita una cuenta.',
  eligibility: `Las pruebas de COVID-19 son para personas elegibles de ${MINIMUM_TEST_AGE} años o más, en algunos estados.`,
  before: 'Antes de empezar',
  steps: [
    `Conteste ${inSpanishWords(ASSESSMENT_QUESTIONS.length)} preguntas cortas.`,
    `Elija una prueba, un lugar y una hora. Le apartamos la hora por ${HOLD_MINUTES} minutos.`,
    'Llene el formulario. Tenga a mano su identificación y la tarjeta del seguro.',
  ],
  compare: 'Compare las dos pruebas',
  compareCaption: 'Las pruebas RT-PCR y de antígenos, lado a lado',
  compareColumns: { about: 'Sobre la prueba', pcr: 'RT-PCR', antigen: 'Antígenos' },
  compareRows: [
    { about: 'Resultado', pcr: `En ${PCR_RESULT_DAYS.join(' o ')} días`, antigen: 'El mismo día' },
    { about: 'Exactitud', pcr: 'La prueba más exacta', antigen: 'Menos exacta que la RT-PCR' },
    { about: 'Dónde', pcr: 'Sin bajar del auto', antigen: 'Sin bajar del auto' },
    {
      about: 'Viajes',
      pcr: 'Sirve para casi todos los viajes',
      antigen: 'Pregunte qué acepta su aerolínea o su destino',
    },
    {
      about: 'Precio',
      pcr: `Sin costo para usted, o ${formatUsd(TEST_PRICES['RT-PCR'])} si elige pagar con tarjeta`,
      antigen: `${formatUsd(TEST_PRICES.Antigen)}, se paga en línea con tarjeta`,
    },
  ],
  refund: 'El pago con tarjeta no se devuelve si cancela o no llega a la cita.',
  haveBooking: '¿Ya tiene una cita?',
  checkBooking: 'Consultar, cambiar o cancelar una cita',
  who: 'Quién puede hacerse la prueba',
  call911: 'Llame al 911 ahora',
  emergency: 'si le cuesta respirar, le duele el pecho o está confundido de repente. No espere a la prueba.',
} as const;
