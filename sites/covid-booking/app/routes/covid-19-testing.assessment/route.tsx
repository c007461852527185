import { SYMPTOM_LOOK_BACK_DAYS } from '@larkwell/contracts/numbers/visits';
import { parseWithZod } from '@conform-to/zod/v4';
import { addDays } from '@larkwell/contracts/time';
import { replyToForm } from '@larkwell/platform/forms/reply';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button } from '@larkwell/ui/button/button';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { checkboxProps, summaryErrors } from '@larkwell/ui/conform';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BeingPaidNotice } from '../../booking/being-paid-notice';
import { goOnWithCookies } from '../../booking/check-cookies';
import { stripDate } from '../../booking/dates-in-words';
import { isHeld } from '../../booking/draft.server';
import { keepDraft } from '../../booking/keep-draft';
import { saveDraft } from '../../booking/save-draft.server';
import { getVisitStart } from '../../booking/visit-start.server';
import { onWrongParts } from '../../booking/wrong-part';
import { namesOf } from '../../forms/names-of';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { assessmentMessages as words } from '../../messages/assessment';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';
import { notices, openPost, sessions } from '../../session.server';
import { assessmentFormSchema } from './form';
import { AssessmentQuestions, type AssessmentValues } from './questions';
import { valuesOf } from './saved-values';

export const meta = pageTitle(words.title);
export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { assessment, faults, today, isBeingPaid } = await getVisitStart(
    request,
    await sessions.get(request),
  );
  return {
    firstDay: today && stripDate(addDays(today, -SYMPTOM_LOOK_BACK_DAYS)),
    saved: assessment && { values: valuesOf(assessment), faults },
    isBeingPaid,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const searchLocation = session.get('searchLocation');
  const submission = parseWithZod(form, { schema: assessmentFormSchema, disableAutoCoercion: true });
  if (submission.status !== 'success') return replyToForm(submission);
  const assessment = submission.value;
  const saved = await saveDraft(request, session.get('draftId'), {
    assessment,
    searchLocation,
    testType: session.get('testType'),
  });
  if (!saved.ok) {
    const { errorData } = saved.refusal;
    const fieldErrors = errorData && onWrongParts(errorData, assessment);
    return replyToForm(submission, { refusal: saved.refusal, fieldErrors });
  }
  keepDraft(session, saved.value.draftId);
  if (searchLocation) {
    const next = isHeld(saved.value) ? paths.visitInfo() : paths.scheduler();
    return seeOther(next, await sessions.commit(session));
  }
  session.set('assessed', true);
  const notice = { tone: 'success', text: words.savedWithoutPlace } as const;
  const cookies = [await sessions.commit(session), await notices.give(notice)];
  return goOnWithCookies(request, paths.landing(), ...cookies);
}

const labels = namesOf({
  ...words.questions,
  symptoms: words.symptomsLegend,
  symptom_date: words.symptomDate,
  is_acknowledge: words.acknowledgeLabel,
});

export default function AssessmentPage() {
  const { firstDay, saved, isBeingPaid } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<AssessmentValues>('assessment', saved?.values, saved?.faults);
  const errors = summaryErrors(form, labels);
  return (
    <PageMain errors={errors} lead={errors.length > 0 ? errorMessages.invalidForm : undefined}>
      <h1>{words.title}</h1>
      <BeingPaidNotice isBeingPaid={isBeingPaid} />
      <p>{words.lead}</p>
      {saved && <p>{words.savedBefore}</p>}
      <PostForm className="stack" data-gap="large">
        <AssessmentQuestions fields={fields} firstDay={firstDay} />
        <Checkbox {...checkboxProps(fields.is_acknowledge)} label={words.acknowledge} />
        <div>
          <Button busyLabel={words.busy}>{words.submit}</Button>
        </div>
      </PostForm>
    </PageMain>
  );
}
