import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { attempt } from '@larkwell/platform/client/refusal';
import { redirect } from '@remix-run/node';
import { apiFor } from '../../api.server';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

/** The location and the date that the address of the page names. */
export function readDay(request: Request): { site: string; date: string } {
  const query = new URL(request.url).searchParams;
  return { site: query.get('site') ?? '', date: query.get('date') ?? '' };
}

/** @throws a redirect to the first page without a search, and to the times of a day that is not full */
export async function getFullDay(request: Request) {
  const { site, date } = readDay(request);
  const search = readSearch(await sessions.get(request));
  const listed = await attempt(apiFor(request).locations.list({ ...search, date, checked: site }));
  const found = listed.ok ? listed.value.data.find(({ id }) => id === site) : undefined;
  if (!found?.availability?.isFull) throw redirect(paths.scheduler({ date, checked: [site] }));
  return { site, date, place: found.name };
}

/** What the scheduler searches for. @throws a redirect to the first page without a search */
export function readSearch(session: Awaited<ReturnType<typeof sessions.get>>) {
  const location = session.get('searchLocation');
  if (!location) throw redirect(paths.landing());
  return { location, testType: session.get('testType') ?? DEFAULT_TEST_TYPE };
}
