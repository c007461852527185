import type { ForgettableAnswer } from '@larkwell/contracts/appointments/visit-answers';

/** The intents of the visit form's buttons; each posts the whole page. */
export const intents = {
  save: 'save',
  upload: 'upload',
  askRemoveFront: 'ask-remove-front',
  askRemoveBack: 'ask-remove-back',
  removeFront: 'remove-front',
  removeBack: 'remove-back',
  keep: 'keep',
  addPerson: 'add-person',
  removeSsn: 'remove-ssn',
  removeLicense: 'remove-license',
  removeMemberId: 'remove-member-id',
} as const;

/** Name of the button that fills in city and state. */
export const findPlaceButton = 'find-place';

/** The secret answer that an intent deletes, if any. */
export const forgottenBy: ReadonlyMap<string, ForgettableAnswer> = new Map([
  [intents.removeSsn, 'ssn'],
  [intents.removeLicense, 'driver_license'],
  [intents.removeMemberId, 'insurance_id'],
]);
