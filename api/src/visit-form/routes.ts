import { api } from '../http';
import { getDraft } from '../drafts';
import { changeDraft, createDraft } from './update-draft';
import { viewHeldTime } from './view-held-time';
import { viewStart } from './view-start';
import { viewDraft } from './view-draft';

export const draftsRoutes = {
  create: api.drafts.create.handler(async ({ input, context: { deps } }) => ({
    data: await createDraft(deps, input),
  })),

  get: api.drafts.get.handler(async ({ input: { draftId }, context: { deps } }) => ({
    data: await viewDraft(deps, deps.db, draftId, await getDraft(deps, draftId)),
  })),

  getStart: api.drafts.getStart.handler(
    async ({ input: { draftId, searchLocation }, context: { deps } }) => ({
      data: await viewStart(deps, await getDraft(deps, draftId), searchLocation),
    }),
  ),

  getHeldTime: api.drafts.getHeldTime.handler(async ({ input: { draftId }, context: { deps } }) => ({
    data: await viewHeldTime(deps, await getDraft(deps, draftId)),
  })),

  update: api.drafts.update.handler(async ({ input: { draftId, ...changes }, context: { deps } }) => ({
    data: await changeDraft(deps, draftId, changes),
  })),
};
