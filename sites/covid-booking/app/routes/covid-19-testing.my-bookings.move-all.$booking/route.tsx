import { formatDate, nameZone } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import { attemptOr } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { BookingPress } from '../../booking-press';
import { askForCode, asksForCode } from '../../booking/ask-for-code.server';
import { provedApi } from '../../booking/lookup.server';
import { NewTimes } from '../../booking/new-times';
import { findNewTimes, readNewTime } from '../../booking/new-times.server';
import { PeopleVisits } from '../../booking/people-visits';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import { getProvedHousehold, toList } from '../../booking/proved-household.server';
import { RefusedTime, type RefusedTimeAnswer } from '../../booking/refused-time';
import { householdMessages as words } from '../../messages/household';
import { lookupMessages } from '../../messages/lookup';
import { errorMessages, siteMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { paths } from '../../paths';
import { openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: siteMessages.title(words.moveTitle(shown?.visits.length ?? 0)) },
];

/** What was pressed, so that it goes on once the mailbox is proved. */
function pressOn(request: Request, booking = '', slotId?: string): BookingPress {
  const { date, slot } = readNewTime(request);
  return { press: 'move-all', booking, date, slotId: slotId ?? slot };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { household, visits } = await getProvedHousehold(request, pressOn(request, params.booking));
  return { household, visits, ...(await findNewTimes(request, visits[0]!)) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const terms = readTerms(form);
  if (!terms) return refuseWithoutTerms();
  const slotId = String(form.get('slotId') ?? '');
  const moved = await attemptOr(
    provedApi(request, session).households.move({ bookingId: params.booking ?? '', slotId, terms }),
    errorMessages.tryAgain,
  );
  if (!moved.ok && asksForCode(moved.refusal)) {
    return askForCode(request, session, pressOn(request, params.booking, slotId));
  }
  if (!moved.ok) return refused({ sentence: moved.refusal.errorMessage });
  if (!moved.value.success) {
    const { errorMessage: sentence, nearest, changes, terms: now } = moved.value;
    return refused({ sentence, nearest, changes, goOn: now ? { slotId, [termsField]: now } : undefined });
  }
  const visits = moved.value.data;
  const { slot, location } = visits[0]!;
  return toList(
    'success',
    words.moved(visits.length, formatDate(slot.date), nameZone(slot.start, location.timezone)),
  );
}

const refused = (answer: RefusedTimeAnswer) => data(answer, { status: 409 });

export default function MoveHouseholdPage() {
  const { household, visits, chosen, ...times } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedTimeAnswer>();
  const hidden = { [termsField]: household.terms };
  return (
    <PageMain>
      <h1>{words.moveTitle(visits.length)}</h1>
      {answer && <RefusedTime {...answer} hidden={hidden} goOnLabel={lookupMessages.moveAnyway} />}
      <PeopleVisits visits={visits} />
      <NewTimes
        {...times}
        chosen={answer ? null : chosen}
        hidden={hidden}
        hrefOf={(date) => paths.moveHousehold(household.bookings[0]!, { date })}
        hint={words.moveHint}
      />
    </PageMain>
  );
}
