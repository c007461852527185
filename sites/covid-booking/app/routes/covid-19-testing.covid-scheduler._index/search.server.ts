import { parseWithZod } from '@conform-to/zod/v4';
import { requiredText } from '@larkwell/contracts/fields/text';
import { testTypeSchema } from '@larkwell/contracts/test-types';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { z } from 'zod';
import { apiFor } from '../../api.server';
import { understandPlace } from '../../booking/understood-place.server';
import { errorMessages } from '../../messages/site';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

const searchSchema = z.object({ location: requiredText(undefined, { max: 100 }), testType: testTypeSchema });

/**
 * Stores place and test type and reloads the scheduler from today with every location closed. The draft is updated too,
 * because other tabs are compared with it.
 */
export async function search(request: Request, session: VisitSession, form: FormData) {
  const submission = parseWithZod(form, { schema: searchSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  const { location, testType } = submission.value;
  const { place } = await understandPlace(request, location);
  const searchLocation = place ?? location;
  const draftId = session.get('draftId');
  if (draftId) {
    const { drafts } = apiFor(request);
    const saved = await attemptOr(
      drafts.update({ draftId, searchLocation, testType }),
      errorMessages.tryAgain,
    );
    // The draft has ended or is booked: the next pressed time starts a new one.
    if (!saved.ok && ![404, 409].includes(saved.refusal.status)) {
      return replyToForm(submission, { refusal: saved.refusal });
    }
  }
  session.set('searchLocation', searchLocation);
  session.set('testType', testType);
  return seeOther(paths.scheduler(), await sessions.commit(session));
}
