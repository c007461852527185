import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { summaryErrors } from '@larkwell/ui/conform';
import { Link } from '@larkwell/ui/link/link';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type SerializeFrom,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import behaviors from 'virtual:deferred/visit';
import { wasConfirmPressed } from '../../booking-press';
import { getDraft, isHeld, newTimePath } from '../../booking/draft.server';
import { describeHold } from '../../booking/described-hold';
import { findPaymentOutcome } from '../../booking/payment-outcome.server';
import { HeldTime } from '../../booking/held-time';
import { PeopleList } from '../../booking/people-list';
import { personOf, tellPerson } from '../../booking/person';
import type { NotConfirmed } from '../../booking/not-confirmed';
import { formFaults } from '../../booking/section-answers';
import { faultsOf, isComplete, sectionsOf } from '../../booking/steps';
import { visitValues, type VisitFields, type VisitValues } from '../../booking/visit-form';
import { VisitFacts } from '../../booking/visit-facts';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { householdMessages as householdWords } from '../../messages/household';
import { errorMessages, siteMessages } from '../../messages/site';
import { resumeMessages } from '../../messages/resume';
import { payMessages, visitInfoMessages as words } from '../../messages/visit-info';
import { PageMain } from '../../page/page-main';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';
import { openPost } from '../../session.server';
import { act } from './act.server';
import { addPerson } from '../../booking/add-person.server';
import { intents } from './intents';
import { chosenPage, labelFields, sectionOf, type VisitPage } from './pages';
import { Fields } from './fields';
import { JumpList } from './jump-list';
import { Review } from './review';
import { submit } from './submit.server';

const titleOf = (page: VisitPage) =>
  page === 'insurance' ? payMessages.insuranceTitle : words.sections[page];

export const handle = { access: 'open', behaviors } satisfies RouteHandle;

/** In a household it begins with whose form it is: `Person 2 of 3: Patient`. */
function headingOf({ draft, page }: Pick<SerializeFrom<typeof loader>, 'draft' | 'page'>): string {
  const who = tellPerson(draft);
  return who ? householdWords.titleOf(who, titleOf(page)) : titleOf(page);
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: siteMessages.title(data ? headingOf(data) : words.title) },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, session } = await getDraft(request);
  if (draft.household && !draft.assessment) throw redirect(paths.assessment(personOf(draft)));
  const page = chosenPage(draft, new URL(request.url).searchParams);
  const payment = page === 'consent' ? await findPaymentOutcome(request, draft) : null;
  const isSaved = draft.completedSections.includes(sectionOf(page));
  return {
    draft,
    page,
    // An answer that was never given is missing, not wrong.
    faults: isSaved ? formFaults(faultsOf(draft, sectionOf(page)), draft.visitInfo) : {},
    isConsentGiven: wasConfirmPressed(session.get('press'), draft.draftId),
    isPaymentUnknown: payment?.state === 'unknown',
    held: isHeld(draft),
    newTimeHref: newTimePath(draft, session),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { form } = await openPost(request);
  const { draft, session } = await getDraft(request, form);
  const page = chosenPage(draft, new URL(request.url).searchParams);
  if (form.get('intent') === intents.addPerson) return addPerson(request, session);
  return page === 'consent' ? submit(request, session, draft, form) : act(request, draft, page, form);
}

export default function VisitInfoPage() {
  const { draft, page, faults, isConsentGiven, isPaymentUnknown, held, newTimeHref } =
    useLoaderData<typeof loader>();
  const answer = useActionData<{ removing?: CardSide } & Partial<NotConfirmed>>();
  const [form, fields] = usePageForm<VisitValues>(
    'visit-info',
    visitValues(draft.visitInfo, isConsentGiven),
    faults,
  );
  const errors = summaryErrors(form, labelFields(page));
  const sections = sectionsOf(draft);
  const step = words.step(sections.indexOf(sectionOf(page)) + 1, sections.length);
  // The notice of what changed says it itself, beside its one button.
  const isToldBelow = answer?.changes !== undefined && held && isComplete(draft);
  const invalid = errors.length > 0 ? errorMessages.invalidForm : undefined;
  const lead = isToldBelow ? undefined : (answer?.errorMessage ?? invalid);
  return (
    <PageMain errors={errors.filter(({ text }) => text !== lead)} lead={lead}>
      <HeldTime hold={held && draft.hold ? describeHold(draft.hold) : null} newTimeHref={newTimeHref} />
      <PageHeading eyebrow={step}>{headingOf({ draft, page })}</PageHeading>
      {draft.household && <PeopleList household={draft.household} />}
      <JumpList
        sections={sections}
        current={sectionOf(page)}
        completed={draft.completedSections}
        person={personOf(draft)}
      />
      {page === 'consent' ? (
        <Review
          draft={draft}
          fields={fields as VisitFields}
          held={held}
          newTimeHref={newTimeHref}
          changes={answer?.changes}
          isPaymentUnknown={isPaymentUnknown}
        />
      ) : (
        <PostForm className="stack" encType={page === 'insurance' ? 'multipart/form-data' : undefined}>
          <p className="secondary">{words.allRequired}</p>
          {/* Enter presses the first button of a form: it must be this one, not Upload or Find. */}
          <div className="visually-hidden" aria-hidden="true">
            <button tabIndex={-1}>{words.saveAndContinue}</button>
          </div>
          <Fields page={page} fields={fields as VisitFields} draft={draft} removing={answer?.removing} />
          <div>
            <Button busyLabel={words.saving}>{words.saveAndContinue}</Button>
          </div>
        </PostForm>
      )}
      <VisitFacts draft={draft} />
      <p className="no-print">
        <Link href={paths.later()} standalone>
          {resumeMessages.later}
        </Link>
      </p>
    </PageMain>
  );
}
