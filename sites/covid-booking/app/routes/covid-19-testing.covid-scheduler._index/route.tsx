import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { summaryErrors } from '@larkwell/ui/conform';
import { DateStrip } from '@larkwell/ui/date-strip/date-strip';
import { Notice } from '@larkwell/ui/notice/notice';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import behaviors from 'virtual:deferred/visit';
import { BeingPaidNotice } from '../../booking/being-paid-notice';
import { RefusedTime, type RefusedTimeAnswer } from '../../booking/refused-time';
import { stripDays } from '../../booking/strip-days';
import { isVisitBeingPaid } from '../../booking/visit-start.server';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { schedulerMessages as words } from '../../messages/scheduler';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { openPost, sessions } from '../../session.server';
import { loadLocations } from './load-locations.server';
import { LocationList } from './location-list';
import { reserve } from './reserve.server';
import { search } from './search.server';
import { SoonestTimes } from './soonest-times';
import { SearchForm, type SearchValues } from './search-form';

export const meta = pageTitle(() => words.title);
export const handle = { access: 'open', behaviors, shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const location = session.get('searchLocation');
  if (!location) throw redirect(paths.landing());
  const testType = session.get('testType') ?? DEFAULT_TEST_TYPE;
  const query = new URL(request.url).searchParams;
  const date = query.get('date') ?? undefined;
  const checked = query.get('checked') ?? undefined;
  const [{ data, now: _now, ...found }, isBeingPaid] = await Promise.all([
    loadLocations(request, { location, testType, date, checked }),
    isVisitBeingPaid(request, session.get('draftId')),
  ]);
  const chosen = found.dates.find((offered) => offered === date) ?? found.dates[0];
  return { ...found, locations: data, location, testType, date: chosen, isBeingPaid };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  if (!session.has('searchLocation')) return redirect(paths.landing());
  return form.has('slotId') ? reserve(request, session, form) : search(request, session, form);
}

export default function SchedulerPage() {
  const found = useLoaderData<typeof loader>();
  const answer = useActionData<Partial<RefusedTimeAnswer>>();
  const [form, fields] = usePageForm<SearchValues>('scheduler', {
    location: found.location,
    testType: found.testType,
  });
  const open = found.locations.filter(({ availability }) => availability).map(({ id }) => id);
  const errors = summaryErrors(form, { location: words.locationLabel, testType: words.testType });
  const [today] = found.dates;
  return (
    <PageMain wide errors={errors}>
      <h1>{words.title}</h1>
      <BeingPaidNotice isBeingPaid={found.isBeingPaid} />
      {answer?.sentence && (
        <RefusedTime
          {...answer}
          sentence={answer.sentence}
          hidden={{ testType: found.testType }}
          goOnLabel={words.takeAnyway}
        />
      )}
      <SearchForm fields={fields} found={found} isOpen={errors.length > 0 || found.locations.length === 0} />
      {found.problem && (
        <Notice tone="error" announce="alert">
          <p>{found.problem}</p>
        </Notice>
      )}
      {found.locations.length > 0 && found.date && (
        <>
          <SoonestTimes
            slots={found.nearest}
            locations={found.locations}
            testType={found.testType}
            today={today}
          />
          <h2>{words.dates}</h2>
          <DateStrip
            label={words.dates}
            days={stripDays(found.dates, found.date, (date) => paths.scheduler({ date }), found.days)}
          />
          <LocationList
            locations={found.locations}
            testType={found.testType}
            date={found.date}
            today={today}
            open={open}
          />
        </>
      )}
      {found.locations.length === 0 && !found.problem && (
        <Notice tone="warning" announce="status">
          <p>{words.noLocations}</p>
        </Notice>
      )}
    </PageMain>
  );
}
