import { parseWithZod } from '@conform-to/zod/v4';
import { employeeMessages } from '@larkwell/contracts/employees/employees';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { errorsByField } from '../../address/address-form';
import { fillFromZip } from '../../address/fill-from-zip.server';
import { EmployeeFields } from '../../employees/employee-fields';
import { contactOf, newEmployeeForm } from '../../employees/employee-form-rules';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { getPlaces } from '../../places/places.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';
import { isSpam } from '../../spam/is-spam.server';

export const handle = { access: 'organization' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Add employee' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  return { places: await getPlaces(visit, request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  if (form.get('intent') === 'lookup-zip') return fillFromZip(visit, form);
  const submission = parseWithZod(form, { schema: newEmployeeForm });
  if (submission.status !== 'success') return replyToForm(submission);
  if (isSpam(form)) return confirm(employeeMessages.invited);
  const { fullName, email, ...typed } = submission.value;
  const contact = contactOf(typed, await getPlaces(visit, request));
  const answer = await ask(visit, request, visit.api.employees.create({ fullName, email, ...contact }));
  if (!answer.ok) {
    const { refusal } = answer;
    const fieldErrors = refusal.errorData && errorsByField(refusal.errorData);
    return replyToForm(submission, { refusal, fieldErrors });
  }
  return confirm(answer.value.message);
}

const confirm = async (text: string) =>
  seeOther(paths.employees(), await notices.give({ tone: 'success', text }));

export default function AddEmployeePage() {
  const { places } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <EmployeeFields places={places}>
        <BackLink href={paths.employees()} />
        <h1>Add employee</h1>
      </EmployeeFields>
    </div>
  );
}
