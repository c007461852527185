import {
  ACCOMPANIED_AGE,
  GUARDIAN_AGE,
  MINIMUM_TEST_AGE,
  NEBRASKA_GUARDIAN_AGE,
} from '@larkwell/contracts/numbers/visits';

export const visitInfoInSpanish = {
  title: 'Registro de la cita',
  step: (step: number, count: number) => `Paso ${step} de ${count}`,
  allRequired: 'Todos los campos son obligatorios, menos los que dicen opcional.',
  saveAndContinue: 'Guardar y seguir',
  saving: 'Guardando',
  sections: {
    patient: 'Paciente',
    contact: 'Contacto',
    medical: 'Vacunas e historial médico',
    payment: 'Pago',
    government: 'Informe al gobierno',
    consent: 'Revise sus respuestas',
  },
  jumpList: 'Secciones del formulario',
  saved: 'guardado',
  summary: 'Su cita',
  summaryRows: { patient: 'Paciente', testType: 'Prueba', date: 'Fecha', time: 'Hora', location: 'Lugar' },
  minorsTitle: `Si el paciente tiene menos de ${GUARDIAN_AGE + 1} años`,
  minors: [
    `De ${MINIMUM_TEST_AGE} a ${ACCOMPANIED_AGE} años: el padre, la madre o el tutor legal llena este formulario y viene con el paciente.`,
    `De ${ACCOMPANIED_AGE + 1} a ${GUARDIAN_AGE} años: el padre, la madre o el tutor legal llena este formulario, pero no tiene que venir a la cita.`,
    `De ${NEBRASKA_GUARDIAN_AGE} años en Nebraska: el padre, la madre o el tutor legal llena este formulario.`,
    `No hacemos pruebas a niños de menos de ${MINIMUM_TEST_AGE} años.`,
  ],
  guardian: {
    accompany: `El paciente tendrá entre ${MINIMUM_TEST_AGE} y ${ACCOMPANIED_AGE} años el día de la cita. El padre, la madre o el tutor legal debe llenar este formulario y venir con el paciente.`,
    form: 'Por la edad del paciente y el estado del lugar, el padre, la madre o el tutor legal debe llenar este formulario, pero no tiene que venir a la cita.',
  },
  submit: 'Enviar',
  submitLabel: 'Confirmar la cita',
  submitAndPay: (price: string) => `Confirmar la cita y pagar ${price}`,
  submitting: 'Haciendo la cita',
  missingSections: 'Primero termine estas secciones:',
  acknowledge:
    'Confirmo que la información es cierta y completa, y doy mi consentimiento para la prueba. Entiendo que si cancelo la prueba, no se devuelve el pago.',
  acknowledgeLabel: 'Consentimiento',
  change: 'Cambiar',
  changedTitle: 'Su cita cambió después de que la revisó',
  changedLead: 'Todavía no hay cita y no se le cobró nada. Todas sus respuestas están abajo.',
  changedLeadUnknown:
    'Todavía no hay cita. Todavía no sabemos si pasó un pago que usted empezó. Nunca le cobramos dos veces. Todas sus respuestas están abajo.',
  agreeAgain:
    'Al pulsar este botón, confirma que la información de esta página es cierta y completa, y da su consentimiento para la prueba. Si cancela la prueba, no se devuelve el pago.',
} as const;
