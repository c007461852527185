import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { TermsChange } from '@larkwell/contracts/terms';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import behaviors from 'virtual:deferred/visit';
import { AddPerson } from '../../booking/add-person';
import { addPerson } from '../../booking/add-person.server';
import { confirmHousehold } from '../../booking/confirm-household.server';
import { describeHold } from '../../booking/described-hold';
import { getDraft, isHeld, newTimePath } from '../../booking/draft.server';
import { HeldTime } from '../../booking/held-time';
import { findPaymentOutcome } from '../../booking/payment-outcome.server';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import { householdMessages as words } from '../../messages/household';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';
import { openPost } from '../../session.server';
import { BookAll } from './book-all';
import { PeopleTable } from './people-table';
import { removePerson } from './remove-person.server';

export const meta = pageTitle(() => words.title);
export const handle = { access: 'open', behaviors } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, session } = await getDraft(request);
  if (!draft.household) throw redirect(paths.visitInfo('consent'));
  const payment = await findPaymentOutcome(request, draft);
  return {
    household: draft.household,
    hold: isHeld(draft) ? describeHold(draft.hold) : null,
    newTimeHref: newTimePath(draft, session),
    isPaymentUnknown: payment?.state === 'unknown',
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const { draft } = await getDraft(request, form);
  return runNamedAction(form, {
    'add-person': () => addPerson(request, session),
    remove: () => removePerson(request, session, Number(form.get('person'))),
    default: async () => {
      const terms = readTerms(form);
      if (!terms) return refuseWithoutTerms();
      const { errorMessage: sentence, ...more } = await orSentence(
        confirmHousehold(request, session, draft, terms),
      );
      return data({ sentence, ...more }, { status: 409 });
    },
  });
}

/** @throws the redirect that a booking leads to */
async function orSentence(confirmed: ReturnType<typeof confirmHousehold>) {
  const outcome = await confirmed;
  if (outcome instanceof Response) throw outcome;
  return outcome;
}

export default function HouseholdPage() {
  const { household, hold, newTimeHref, isPaymentUnknown } = useLoaderData<typeof loader>();
  const answer = useActionData<{ sentence: string; changes?: TermsChange[] }>();
  const bookAll = hold && <BookAll household={household} isPaymentUnknown={isPaymentUnknown} />;
  return (
    <PageMain>
      <HeldTime hold={hold} newTimeHref={newTimeHref} />
      {answer && !answer.changes && (
        <Notice tone="error" announce="alert">
          <p>{answer.sentence}</p>
        </Notice>
      )}
      {answer?.changes && (
        <ChangedTerms announce="alert" title={answer.sentence} changes={answer.changes} action={bookAll}>
          <p>{words.changedLead}</p>
        </ChangedTerms>
      )}
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <PeopleTable household={household} canRemove={hold !== null} />
      {!answer?.changes && bookAll}
      {hold && <AddPerson household={household} />}
    </PageMain>
  );
}
