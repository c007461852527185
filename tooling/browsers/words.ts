/** A question and the answer to it. */
interface Choice {
  question: string;
  answer: string;
}

/** What pages call their fields, answers and buttons: a person's whole way through them, in one language. */
export interface Words {
  /** As in an HTML page's `lang`. */
  language: string;
  path: string;
  yes: string;
  no: string;
  place: string;
  getTested: string;
  assessment: string;
  questions: string[];
  answersAreTrue: string;
  submit: string;
  scheduler: string;
  earliestTime: string;
  /** A day of the strip, and one of its times. */
  date: string;
  checkAvailability: string;
  time: string;
  step: (step: number) => string;
  saveAndContinue: string;
  filledInBy: Choice;
  patient: Choice[];
  name: { first: string; last: string };
  born: { month: string; day: string; year: string };
  zip: string;
  findPlace: string;
  street: string;
  email: string;
  phone: string;
  isPrimary: string;
  medical: Choice[];
  payment: Choice[];
  noInsurance: string;
  identity: Choice;
  ssn: string;
  share: string;
  consent: string;
  booked: string;
}

const english: Words = {
  language: 'en',
  path: '/covid-19-testing',
  yes: 'Yes',
  no: 'No',
  place: 'Where do you want to get tested?',
  getTested: 'Get Tested',
  assessment: 'Pre-test assessment',
  questions: [
    'Do you need a test for future travel or recreation?',
    'Do you need a test after being in a place where social distancing was not possible?',
    'Have you had close contact with a confirmed case of COVID-19?',
    'Do you live in a high-risk special setting?',
    'Do you work in health care?',
    'Do you work in a high-risk special setting?',
    'Has a health care provider asked or referred you to get a test?',
    'Have you had any symptoms in the last 14 days?',
  ],
  answersAreTrue: 'I confirm that my answers are true',
  submit: 'Submit',
  scheduler: 'Choose a place and time',
  earliestTime: 'Today ',
  date: 'Wed Jun 16',
  checkAvailability: 'Check Availability',
  time: '11:30 AM',
  step: (step) => `Step ${step} of 6`,
  saveAndContinue: 'Save and continue',
  filledInBy: { question: 'Who is filling in this form?', answer: 'The patient' },
  patient: [
    { question: 'Gender', answer: 'Prefer not to answer' },
    { question: 'Ethnicity', answer: 'Not known' },
    { question: 'Race', answer: 'Prefer not to answer' },
  ],
  name: { first: 'First name', last: 'Last name' },
  born: { month: 'Month', day: 'Day', year: 'Year' },
  zip: 'ZIP code',
  findPlace: 'Find city and state',
  street: 'Street address',
  email: 'Email address',
  phone: 'Mobile phone number',
  isPrimary: 'Is the mobile phone the primary phone?',
  medical: [
    { question: 'Has the patient received a COVID-19 vaccine?', answer: 'No' },
    { question: 'Is this the patient’s first COVID-19 test?', answer: 'Yes' },
    { question: 'Does the patient have a medical condition?', answer: 'No' },
  ],
  payment: [
    { question: 'How do you want to pay?', answer: 'No cost, or by insurance' },
    { question: 'If no cost, does the patient have health insurance?', answer: 'No' },
  ],
  noInsurance: 'If no insurance: I confirm',
  identity: { question: 'Which ID can you provide?', answer: 'Social Security number' },
  ssn: 'Social Security number',
  share: 'May we share your health information for government reporting?',
  consent: 'I confirm that the information is true',
  booked: 'Your test visit is booked',
};

const spanish: Words = {
  language: 'es',
  path: '/es/covid-19-testing',
  yes: 'Sí',
  no: 'No',
  place: '¿Dónde quiere hacerse la prueba?',
  getTested: 'Hacerse la prueba',
  assessment: 'Preguntas antes de la prueba',
  questions: [
    '¿Necesita la prueba para un viaje o una actividad?',
    '¿Necesita la prueba porque estuvo en un lugar sin espacio entre las personas?',
    '¿Tuvo contacto cercano con un caso confirmado de COVID-19?',
    '¿Vive en un lugar especial de alto riesgo?',
    '¿Trabaja en la atención médica?',
    '¿Trabaja en un lugar especial de alto riesgo?',
    '¿Un médico u otro profesional de salud le pidió la prueba?',
    '¿Tuvo algún síntoma en los últimos 14 días?',
  ],
  answersAreTrue: 'Confirmo que mis respuestas son ciertas',
  submit: 'Enviar',
  scheduler: 'Elija un centro y una hora',
  earliestTime: 'Hoy ',
  date: 'mié',
  checkAvailability: 'Ver horas',
  time: '11:30',
  step: (step) => `Paso ${step} de 6`,
  saveAndContinue: 'Guardar y seguir',
  filledInBy: { question: '¿Quién llena este formulario?', answer: 'El paciente' },
  patient: [
    { question: 'Género', answer: 'Prefiero no contestar' },
    { question: 'Origen étnico', answer: 'No se sabe' },
    { question: 'Raza', answer: 'Prefiero no contestar' },
  ],
  name: { first: 'Nombre', last: 'Apellido' },
  born: { month: 'Mes', day: 'Día', year: 'Año' },
  zip: 'Código postal',
  findPlace: 'Buscar la ciudad y el estado',
  street: 'Calle y número',
  email: 'Correo electrónico',
  phone: 'Teléfono celular',
  isPrimary: '¿El celular es el teléfono principal?',
  medical: [
    { question: '¿El paciente recibió una vacuna contra el COVID-19?', answer: 'No' },
    { question: '¿Es la primera prueba de COVID-19 del paciente?', answer: 'Sí' },
    { question: '¿El paciente tiene una condición médica?', answer: 'No' },
  ],
  payment: [
    { question: '¿Cómo quiere pagar?', answer: 'Sin costo, o con seguro' },
    { question: 'Si es sin costo, ¿el paciente tiene seguro médico?', answer: 'No' },
  ],
  noInsurance: 'Si no tiene seguro: confirmo',
  identity: { question: '¿Qué identificación puede dar?', answer: 'Número de Seguro Social' },
  ssn: 'Número de Seguro Social',
  share: '¿Podemos compartir su información de salud para los informes del gobierno?',
  consent: 'Confirmo que la información es cierta',
  booked: 'Su cita está hecha',
};

/** The languages of the booking site. */
export const languages = { English: english, Spanish: spanish };
