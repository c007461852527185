export {
  draftAt,
  openAgreedPatient,
  openAnswers,
  openAssessment,
  openSealedAnswers,
  sealAgreedPatient,
  sealAnswers,
  sealAssessment,
  withoutSecrets,
} from './answers';
export { markAnswers, namePatient } from './answers-mark';
export { forgetSecrets, readSavedAnswers, saveSection } from './save-section';
export {
  type DraftColumns,
  findDraft,
  findDraftRow,
  getDraft,
  insertDraft,
  keepOthersWaiting,
  lockDraft,
  lockDraftRow,
  updateDraft,
} from './store';
export type { DraftRow } from './tables';
