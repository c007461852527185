import { inEachLanguage } from './language/language';
import type { TestType } from './test-types';

const inSpanish: Record<TestType, string> = { 'RT-PCR': 'RT-PCR', Antigen: 'de antígenos' };

/** A kind of test in a sentence or at the start of one, with and without the disease. */
export const testNames = inEachLanguage(
  {
    short: (test: TestType) => `${test} test`,
    covid: (test: TestType) => `COVID-19 ${test} test`,
    title: (test: TestType) => `COVID-19 ${test} test`,
  },
  {
    short: (test) => `prueba ${inSpanish[test]}`,
    covid: (test) => `prueba ${inSpanish[test]} de COVID-19`,
    title: (test) => `Prueba ${inSpanish[test]} de COVID-19`,
  },
);
