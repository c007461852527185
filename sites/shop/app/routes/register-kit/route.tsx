import { KIT_ALERT_MS } from '@larkwell/contracts/numbers/shop';
import { parseWithZod } from '@conform-to/zod/v4';
import { normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import { kitMessages } from '@larkwell/contracts/kits/kits';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';
import { KitIdPicture } from '@larkwell/ui/illustration/kit-id-picture';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import type { z } from 'zod';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { kitSteps, kitTexts } from '../../messages/kits';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { sessions } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';
import { kitIdForm } from './form';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: kitTexts.registerTitle });

export async function loader({ request }: LoaderFunctionArgs) {
  await openSignedInVisit(request);
  return null;
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { session, person, api } = visit;
  const submission = parseWithZod(form, { schema: kitIdForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const answer = await ask(visit, request, api.kits.check(submission.value));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  const { isFound, kitDetail, errorMessage } = answer.value.data;
  if (!isFound || !kitDetail) {
    return replyToForm(submission, {
      fieldErrors: { registerKitId: [errorMessage || kitMessages.kitIdUnknown] },
    });
  }
  session.set('kit', {
    kitId: normalizeKitId(submission.value.registerKitId),
    emailId: person.email,
    testName: kitDetail.testName,
    testImage: kitDetail.productImage,
    isRegistered: false,
  });
  return seeOther(paths.testerInfo(), await sessions.commit(session));
}

export default function RegisterKitPage() {
  const [form, fields] = usePageForm<z.infer<typeof kitIdForm>>('register-kit');
  const error = fields.registerKitId.errors?.[0];
  const isRefused = error !== undefined && error !== kitMessages.kitIdMissing;
  return (
    <div className="page">
      <PostForm className="stack reading">
        <StepBar steps={kitSteps} current={1} label="Kit registration" />
        {isRefused && (
          <div className="with-script">
            <FlashNotice tone="error" brief={KIT_ALERT_MS}>
              {error}
            </FlashNotice>
          </div>
        )}
        {/* With script the alert above says it. */}
        <div className={isRefused ? 'without-script' : undefined}>
          <ErrorSummary
            errors={error ? [{ id: fields.registerKitId.id, text: error }] : summaryErrors(form, {})}
          />
        </div>
        <PageHeading lead={<p>{kitTexts.registerLead}</p>}>{kitTexts.registerTitle}</PageHeading>
        <KitIdPicture label={kitTexts.idPicture} />
        <TextInput
          {...fieldProps(fields.registerKitId)}
          label="Kit ID"
          hint={kitTexts.idHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          code
          width={20}
        />
        <p>
          <Button busyLabel="LOADING...">Next</Button>
        </p>
      </PostForm>
    </div>
  );
}
