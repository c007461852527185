import { termsField, type TermsChange } from '@larkwell/contracts/terms';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { askForCode, asksForCode } from '../../booking/ask-for-code.server';
import { HiddenFields } from '../../booking/hidden-fields';
import { provedApi } from '../../booking/lookup.server';
import { PeopleVisits } from '../../booking/people-visits';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import { getProvedHousehold, toList } from '../../booking/proved-household.server';
import { householdMessages as words } from '../../messages/household';
import { lookupMessages } from '../../messages/lookup';
import { errorMessages, siteMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { paths } from '../../paths';
import { openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data: shown }) => [
  { title: siteMessages.title(words.cancelTitle(shown?.visits.length ?? 0)) },
];

const pressOn = (booking = '') => ({ press: 'cancel-all', booking }) as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  return getProvedHousehold(request, pressOn(params.booking));
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const terms = readTerms(form);
  if (!terms) return refuseWithoutTerms();
  const press = pressOn(params.booking);
  const { households } = provedApi(request, session);
  const done = await attemptOr(
    households.cancel({ bookingId: press.booking, terms }),
    errorMessages.tryAgain,
  );
  if (!done.ok) {
    return asksForCode(done.refusal)
      ? askForCode(request, session, press)
      : toList('error', done.refusal.errorMessage);
  }
  if (done.value.success) return toList('success', words.canceled(Number(form.get('count')) || 2));
  const { errorMessage: sentence, code, changes } = done.value;
  return code === 'terms-changed' ? data({ sentence, changes }, { status: 409 }) : toList('error', sentence);
}

export default function CancelHouseholdPage() {
  const { household, visits } = useLoaderData<typeof loader>();
  const answer = useActionData<{ sentence: string; changes?: TermsChange[] }>();
  const count = visits.length;
  const yes = (
    <PostForm className="cluster">
      <HiddenFields values={{ [termsField]: household.terms, count: String(count) }} />
      <Button variant="danger">{words.cancelYes(count)}</Button>
      <ButtonLink variant="secondary" href={paths.myBookings()}>
        {words.cancelNo}
      </ButtonLink>
    </PostForm>
  );
  return (
    <PageMain>
      {answer && (
        <ChangedTerms announce="alert" title={answer.sentence} changes={answer.changes ?? []} action={yes}>
          <p>{lookupMessages.changedLead}</p>
        </ChangedTerms>
      )}
      <h1>{words.cancelTitle(count)}</h1>
      <PeopleVisits visits={visits} />
      <p>{words.cancelText}</p>
      {!answer && yes}
    </PageMain>
  );
}
