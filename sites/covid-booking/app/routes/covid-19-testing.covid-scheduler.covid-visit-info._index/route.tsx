import type { CardSide } from '@larkwell/contracts/uploads/uploads';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { summaryErrors } from '@larkwell/ui/conform';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import behaviors from 'virtual:deferred/visit';
import { wasConfirmPressed } from '../../booking-press';
import { getDraft, isHeld, newTimePath } from '../../booking/draft.server';
import { describeHold } from '../../booking/described-hold';
import { findPaymentOutcome } from '../../booking/payment-outcome.server';
import { HeldTime } from '../../booking/held-time';
import type { NotConfirmed } from '../../booking/confirm.server';
import { formFaults } from '../../booking/section-answers';
import { faultsOf, isComplete, sectionsOf } from '../../booking/steps';
import { visitValues, type VisitFields, type VisitValues } from '../../booking/visit-form';
import { VisitFacts } from '../../booking/visit-facts';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { errorMessages, siteMessages } from '../../messages/site';
import { payMessages, visitInfoMessages as words } from '../../messages/visit-info';
import { PageMain } from '../../page/page-main';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { openPost } from '../../session.server';
import { act } from './act.server';
import { chosenPage, labelFields, sectionOf, type VisitPage } from './pages';
import { Fields } from './fields';
import { JumpList } from './jump-list';
import { Review } from './review';
import { submit } from './submit.server';

const titleOf = (page: VisitPage) =>
  page === 'insurance' ? payMessages.insuranceTitle : words.sections[page];

export const handle = { access: 'open', behaviors } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: siteMessages.title(data ? titleOf(data.page) : words.title) },
];

export async function loader({ request }: LoaderFunctionArgs) {
  const { draft, session } = await getDraft(request);
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
      <PageHeading eyebrow={step}>{titleOf(page)}</PageHeading>
      <JumpList sections={sections} current={sectionOf(page)} completed={draft.completedSections} />
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
    </PageMain>
  );
}
