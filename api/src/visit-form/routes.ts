import { mailResumeCode, mailResumeLink, openResumeLink } from '../appointments';
import { api } from '../http';
import { getDraft, getPersonDraft } from '../drafts';
import { changeDraft, createDraft } from './update-draft';
import { viewHeldTime } from './view-held-time';
import { viewStart } from './view-start';
import { viewDraft } from './view-draft';

export const draftsRoutes = {
  create: api.drafts.create.handler(async ({ input, context: { deps } }) => ({
    data: await createDraft(deps, input),
  })),

  get: api.drafts.get.handler(async ({ input, context: { deps } }) => {
    const { draftId, row } = await getPersonDraft(deps, input.draftId, input.person);
    return { data: await viewDraft(deps, deps.db, draftId, row) };
  }),

  getStart: api.drafts.getStart.handler(
    async ({ input: { draftId, person, searchLocation }, context: { deps } }) => ({
      data: await viewStart(deps, (await getPersonDraft(deps, draftId, person)).row, searchLocation),
    }),
  ),

  getHeldTime: api.drafts.getHeldTime.handler(async ({ input: { draftId }, context: { deps } }) => ({
    data: await viewHeldTime(deps, await getDraft(deps, draftId)),
  })),

  mailResumeLink: api.drafts.mailResumeLink.handler(
    async ({ input: { draftId, userEmail }, context: { deps, visitor } }) => {
      await mailResumeLink(deps, { draftId, email: userEmail }, { visitorAddress: visitor.address });
      return { success: true as const };
    },
  ),

  mailResumeCode: api.drafts.mailResumeCode.handler(
    async ({ input: { link }, context: { deps, visitor } }) => {
      await mailResumeCode(deps, link, { visitorAddress: visitor.address });
      return { success: true as const };
    },
  ),

  resume: api.drafts.resume.handler(async ({ input: { link, code }, context: { deps, visitor } }) => {
    const { draftId, draft } = await openResumeLink(deps, link, { code, visitorAddress: visitor.address });
    return { data: await viewDraft(deps, deps.db, draftId, draft) };
  }),

  update: api.drafts.update.handler(async ({ input: { person, ...input }, context: { deps } }) => {
    const { draftId, ...changes } = input;
    const own = person === undefined ? draftId : (await getPersonDraft(deps, draftId, person)).draftId;
    return { data: await changeDraft(deps, own, changes) };
  }),
};
