import { parseWithZod } from '@conform-to/zod/v4';
import { profileSchema, type Profile } from '@larkwell/contracts/accounts/accounts';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PhoneInput } from '@larkwell/ui/phone-input/phone-input';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { personOf } from '../../account/person-of';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { askPasswordAgain } from '../../session/password-again.server';
import { openPost } from '../../session/post.server';
import { notices, sessions } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

const labels = { fullName: 'Name', email: 'Email', phoneNumber: 'Contact number' };

export const meta: MetaFunction = () => pageMeta({ title: 'Edit personal information' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { data: user } = await need(visit, request, visit.api.accounts.get({ id: visit.person.id }));
  return { fullName: user.full_name, email: user.email, phoneNumber: user.phonenumber ?? '' };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { session, person, api } = visit;
  const submission = parseWithZod(form, { schema: profileSchema });
  if (submission.status !== 'success') return replyToForm(submission);
  const answer = await ask(
    visit,
    request,
    api.accounts.updateProfile({ id: person.id, ...submission.value }),
  );
  if (!answer.ok && answer.refusal.reauthenticate) return askPasswordAgain(visit, request, form);
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  session.set('person', personOf(answer.value.data));
  const notice = await notices.give({ tone: 'success', text: answer.value.message });
  const isPending = submission.value.email !== answer.value.data.email;
  return seeOther(isPending ? paths.confirmEmail() : paths.profile(), await sessions.commit(session), notice);
}

export default function EditProfilePage() {
  const [form, fields] = usePageForm<Profile>('edit-profile', useLoaderData<typeof loader>());
  return (
    <div className="page">
      <PostForm className="stack reading">
        <ErrorSummary errors={summaryErrors(form, labels)} />
        <BackLink href={paths.profile()} />
        <h1>Edit personal information</h1>
        <TextInput {...fieldProps(fields.fullName)} label={labels.fullName} autoComplete="name" />
        <TextInput
          {...fieldProps(fields.email)}
          label={labels.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PhoneInput {...fieldProps(fields.phoneNumber)} label={labels.phoneNumber} />
        <p>
          <Button busyLabel="LOADING...">Save</Button>
        </p>
      </PostForm>
    </div>
  );
}
