import type { ForgettableAnswer } from '@larkwell/contracts/appointments/visit-answers';

/** What the buttons of the visit form ask for; each posts the whole page. */
export const intents = {
  save: 'save',
  findPlace: 'find-place',
  upload: 'upload',
  askRemoveFront: 'ask-remove-front',
  askRemoveBack: 'ask-remove-back',
  removeFront: 'remove-front',
  removeBack: 'remove-back',
  keep: 'keep',
  removeSsn: 'remove-ssn',
  removeLicense: 'remove-license',
  removeMemberId: 'remove-member-id',
} as const;

/** The secret answer that a button deletes. */
export const forgottenBy: ReadonlyMap<string, ForgettableAnswer> = new Map([
  [intents.removeSsn, 'ssn'],
  [intents.removeLicense, 'driver_license'],
  [intents.removeMemberId, 'insurance_id'],
]);
