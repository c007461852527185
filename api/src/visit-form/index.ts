export { draftsRoutes } from './routes';
export { changeDraft, createDraft } from './update-draft';
