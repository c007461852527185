import { api } from '../http/api';
import { getDraft } from './store';
import { changeDraft, createDraft } from './update-draft';
import { viewDraft } from './view-draft';

/** Beginnings from one address: people behind one address share it, so there is room for many. */
const beginLimit = { name: 'draft', points: 600, seconds: 3600 };

export const draftsRoutes = {
  create: api.drafts.create.handler(async ({ input, context: { deps, visitor } }) => {
    await deps.limits.count(beginLimit, visitor.address);
    return { data: await createDraft(deps, input) };
  }),

  get: api.drafts.get.handler(async ({ input: { draftId }, context: { deps } }) => ({
    data: await viewDraft(deps, deps.db, draftId, await getDraft(deps.db, draftId)),
  })),

  update: api.drafts.update.handler(async ({ input: { draftId, ...changes }, context: { deps } }) => ({
    data: await changeDraft(deps, draftId, changes),
  })),
};
