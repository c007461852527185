import { DRAFT_HOURS } from '@larkwell/contracts/numbers/visits';

export const siteInSpanish = {
  name: 'Larkwell, citas para pruebas',
  suffix: 'citas para pruebas',
  title: (page: string) => `${page} – Larkwell, citas para pruebas`,
  language: 'Idioma',
  inOtherLanguage: 'View in English',
  navigation: 'Citas para pruebas',
  start: 'Hacerse la prueba',
  checkBooking: 'Consultar una cita',
  shop: 'Pruebas Larkwell para hacer en casa (en inglés)',
  needHelp: '¿Necesita ayuda con una cita?',
  call: 'Llame al',
  or: 'o',
  writeAfterCall: 'escríbanos (página en inglés)',
  write: 'Escríbanos (página en inglés)',
  privacy: 'Privacidad: qué preguntamos y por qué',
  accessibility: 'Accesibilidad',
  yes: 'Sí',
  no: 'No',
  back: 'Volver',
  kept: 'Ya lo tenemos; no se muestra',
  notFoundTitle: 'No encontramos esta página',
  notFoundText: 'Si escribió la dirección, revise que esté bien.',
  notFoundLink: 'Hacer una cita para una prueba',
  faultTitle: 'Algo salió mal. Inténtelo de nuevo más tarde',
  faultText: `Guardamos sus respuestas por ${DRAFT_HOURS} horas. Si estaba pagando, todavía no sabemos si el pago pasó: revise otra vez antes de pagar. Nunca le cobramos dos veces.`,
  lookAgain: 'Revisar otra vez',
  refusedTitle: 'No se pudo enviar este formulario',
  refusedText: 'Abra la página otra vez y envíe el formulario desde ahí. Guardamos sus respuestas.',
} as const;

export const errorsInSpanish = {
  required: 'Este campo es obligatorio',
  invalidForm: 'Falta información o hay un error. Revise el formulario otra vez.',
  loadFailed: 'Algo salió mal. Inténtelo de nuevo más tarde',
  tryAgain: 'Algo salió mal. Inténtelo de nuevo.',
  formTooOld:
    'Esta página ya no está al día. No se hizo nada. Revise lo que muestra ahora y pulse el botón otra vez.',
  visitChanged: 'Su cita cambió después de que abrió esta página. No se hizo nada. Revise sus respuestas.',
  bookedElsewhere:
    'Su botón no hizo nada: esta cita ya se hizo en otra ventana, con otros datos. Revíselos abajo.',
  availabilityFailed: 'Algo salió mal al buscar las fechas disponibles',
  paymentFailed: 'El pago no pasó. Inténtelo de nuevo',
} as const;
