import { ASSESSMENT_QUESTIONS } from '@larkwell/contracts/appointments/assessment';
import { SYMPTOM_LOOK_BACK_DAYS } from '@larkwell/contracts/numbers/visits';
import { inSpanishWordsFirst } from '@larkwell/contracts/numbers/words';

export const assessmentInSpanish = {
  title: 'Preguntas antes de la prueba',
  lead: `${inSpanishWordsFirst(ASSESSMENT_QUESTIONS.length)} preguntas sobre por qué quiere la prueba. Sus respuestas van al lugar de la prueba junto con su cita.`,
  savedBefore: 'Estas son las respuestas que dio antes. Puede cambiarlas.',
  savedWithoutPlace: 'Guardamos sus respuestas. Ahora elija dónde quiere hacerse la prueba.',
  sections: {
    travelAndExposure: 'Viajes y contacto',
    workplaceRisks: 'Riesgos en el trabajo',
    medicalHistory: 'Historia médica',
  },
  questions: {
    future_travel_recreation: '¿Necesita la prueba para un viaje o una actividad?',
    possible_social_distancing:
      '¿Necesita la prueba porque estuvo en un lugar sin espacio entre las personas?',
    closed_contact: '¿Tuvo contacto cercano con un caso confirmado de COVID-19?',
    risk_resident: '¿Vive en un lugar especial de alto riesgo?',
    work_in_healthcare: '¿Trabaja en la atención médica?',
    risk_workplace: '¿Trabaja en un lugar especial de alto riesgo?',
    asked_for_test: '¿Un médico u otro profesional de salud le pidió la prueba?',
    symptoms_experienced: `¿Tuvo algún síntoma en los últimos ${SYMPTOM_LOOK_BACK_DAYS} días?`,
  },
  questionHints: {
    risk_resident: 'Por ejemplo, un hogar de ancianos, un albergue, una cárcel o un dormitorio.',
    risk_workplace: 'Por ejemplo, un hogar de ancianos, una escuela, un albergue o una cárcel.',
  },
  symptomsLegend: 'Si contestó sí, ¿qué síntomas?',
  symptomsHint: 'Marque todos los que tuvo.',
  symptoms: {
    is_chills: 'Escalofríos',
    is_headache: 'Dolor de cabeza',
    is_congestion: 'Nariz tapada o que gotea',
    is_muscle_ache: 'Dolor de músculos o del cuerpo',
    is_cough: 'Tos',
    is_nausea: 'Náusea o vómito',
    is_diarrhea: 'Diarrea',
    is_loss_of_taste: 'Dejó de sentir sabores u olores',
    is_fatigue: 'Cansancio',
    is_difficult_breathing: 'Falta de aire',
    is_fever: 'Fiebre',
    is_sore_throat: 'Dolor de garganta',
  },
  symptomDate: 'Si contestó sí, ¿cuándo empezaron los síntomas?',
  symptomDateHint: (first: string | null) =>
    `Una fecha de los últimos ${SYMPTOM_LOOK_BACK_DAYS} días${first ? `, desde el ${first}` : ''}`,
  acknowledge: 'Confirmo que mis respuestas son ciertas, hasta donde yo sé.',
  acknowledgeLabel: 'Confirmación',
  submit: 'Enviar',
  busy: 'Enviando',
} as const;
