import { inEachLanguage } from '@larkwell/contracts/language/language';
import type { TestType } from '@larkwell/contracts/test-types';

/** The tests by name. Apart from the scheduler's texts, which the payment page would send to the browser with them. */
export const testTypeMessages = inEachLanguage(
  {
    'RT-PCR': 'Covid RT-PCR Test',
    Antigen: 'Covid Antigen Test',
  } satisfies Record<TestType, string>,
  { 'RT-PCR': 'Prueba RT-PCR de Covid', Antigen: 'Prueba de antígenos de Covid' },
);
