import { parseWithZod } from '@conform-to/zod/v4';
import { requiredText } from '@larkwell/contracts/fields/text';
import { testTypeSchema } from '@larkwell/contracts/test-types';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { z } from 'zod';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

const searchSchema = z.object({ location: requiredText(undefined, { max: 100 }), testType: testTypeSchema });

/** Stores place and test type and shows the scheduler anew, from today and with every location closed. */
export async function search(session: Awaited<ReturnType<typeof sessions.get>>, form: FormData) {
  const submission = parseWithZod(form, { schema: searchSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  session.set('searchLocation', submission.value.location);
  session.set('testType', submission.value.testType);
  return seeOther(paths.scheduler(), await sessions.commit(session));
}
