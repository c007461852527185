import { inWordsFirst } from '@larkwell/contracts/numbers/words';
import { KIT_ID_LENGTH } from '@larkwell/contracts/numbers/shop';
export const kitSteps = ['Kit Information', 'Tester Info', 'Review', 'Done'] as const;

export const kitTexts = {
  registerTitle: 'Register your kit',
  registerLead: 'Register before you mail your sample, so the lab knows whose result it is.',
  idHint: `${inWordsFirst(KIT_ID_LENGTH)} letters and digits, printed inside the lid of the box. Capitals and dashes do not matter.`,
  idIsExample: 'That is the ID in our picture. Yours is inside the lid of your box.',
  idPicture: 'The open lid of a box. The kit ID is printed inside it, under the word Larkwell.',
  testerTitle: 'Who is taking the test?',
  testerLead: 'The lab needs these details to release the result.',
  reviewTitle: 'Check your answers',
  reviewLead: 'Nothing is sent until you register the kit.',
  doneTitle: 'Your kit is registered',
} as const;
