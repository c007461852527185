export {
  draftAt,
  openAgreedPatient,
  openAnswers,
  openAssessment,
  openSealedAnswers,
  sealAgreedPatient,
  sealAnswers,
  type SealedAnswers,
  sealAssessment,
  withoutSecrets,
} from './answers';
export { markAnswers, namePatient } from './answers-mark';
export {
  endLoneHousehold,
  getPersonDraft,
  insertPerson,
  payingDraft,
  removePeople,
  shareAnswers,
  shareSearch,
} from './household';
export { forgetSecrets, readSavedAnswers, saveSection } from './save-section';
export {
  findDraft,
  findDraftRow,
  getDraft,
  insertDraft,
  keepOthersWaiting,
  listHousehold,
  lockDraft,
  lockDraftRow,
  rowIdOf,
  updateDraft,
} from './store';
export type { DraftContent, DraftRow } from './tables';
