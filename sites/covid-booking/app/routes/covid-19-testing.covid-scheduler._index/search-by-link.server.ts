import { requiredText } from '@larkwell/contracts/fields/text';
import { testTypeSchema } from '@larkwell/contracts/test-types';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

const place = requiredText(undefined, { max: 100 });

type VisitSession = Awaited<ReturnType<typeof sessions.get>>;

/**
 * The link of a mail names a place and a test, for a browser that has searched for nothing yet. They replace an
 * earlier search, and the answer leads to the same page without them.
 */
export async function searchByLink(session: VisitSession, query: URLSearchParams): Promise<Response> {
  const near = place.safeParse(query.get('near'));
  const testType = testTypeSchema.safeParse(query.get('test'));
  if (near.success) session.set('searchLocation', near.data);
  if (testType.success) session.set('testType', testType.data);
  const checked = query.get('checked')?.slice(0, 200);
  const view = {
    date: query.get('date') ?? undefined,
    checked: checked ? [checked] : undefined,
    at: checked,
  };
  return seeOther(paths.scheduler(view), await sessions.commit(session));
}
