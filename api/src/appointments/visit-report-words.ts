import { inEachLanguage } from '@larkwell/contracts/language/language';
import type { VisitResult } from './visit-results';

type Meaning = Record<VisitResult, { title: string; next: string }>;

const inEnglish = {
  locale: 'en-US',
  title: (test: string) => `${test}: your report`,
  meanings: {
    'not-detected': {
      title: 'SARS-CoV-2 was not detected',
      next: 'The virus was not found in this sample. If you feel ill, stay at home and ask a doctor or nurse.',
    },
    detected: {
      title: 'SARS-CoV-2 was detected',
      next: 'The virus was found in this sample. Stay at home and away from others, and ask a doctor or nurse what to do next.',
    },
    inconclusive: {
      title: 'The result is inconclusive',
      next: 'The lab could not read this sample. Book another visit.',
    },
  } satisfies Meaning,
  about: 'About this test',
  testAndCode: (test: string, code: string) => `${test}, confirmation code ${code}`,
  /** @param name null when no typeface can print it */
  patient: (name: string | null, born: string) => `Patient: ${name === null ? '' : `${name}, `}born ${born}`,
  taken: (when: string, where: string) => `Sample taken: ${when}, ${where}`,
  noDiagnosis: 'A result is not a diagnosis. A doctor or nurse can tell you what it means for you.',
};

/** Texts of a visit's report. */
export const reportWords = inEachLanguage(inEnglish, {
  locale: 'es-US',
  title: (test) => `${test}: su informe`,
  meanings: {
    'not-detected': {
      title: 'No se detectó el SARS-CoV-2',
      next: 'No se encontró el virus en esta muestra. Si se siente mal, quédese en casa y pregunte a un médico o enfermero.',
    },
    detected: {
      title: 'Se detectó el SARS-CoV-2',
      next: 'Se encontró el virus en esta muestra. Quédese en casa, lejos de otras personas, y pregunte a un médico o enfermero qué debe hacer.',
    },
    inconclusive: {
      title: 'El resultado no es claro',
      next: 'El laboratorio no pudo leer esta muestra. Haga otra cita.',
    },
  },
  about: 'Sobre esta prueba',
  testAndCode: (test, code) => `${test}, código de confirmación ${code}`,
  patient: (name, born) => `Paciente: ${name === null ? '' : `${name}, `}nació el ${born}`,
  taken: (when, where) => `Muestra tomada: ${when}, ${where}`,
  noDiagnosis:
    'Un resultado no es un diagnóstico. Un médico o enfermero puede decirle qué significa para usted.',
});
