import { parseWithZod } from '@conform-to/zod/v4';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { promiseHash } from 'remix-utils/promise';
import { errorsByField } from '../../address/address-form';
import { fillFromZip } from '../../address/fill-from-zip.server';
import { EmployeeFields } from '../../employees/employee-fields';
import { contactOf, employeeForm } from '../../employees/employee-form-rules';
import { InvitationNotice } from '../../employees/invitation-notice';
import { Tabs } from '@larkwell/ui/tabs/tabs';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { getPlaces } from '../../places/places.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'organization' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.start.fullName }) : [];

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { employee, places } = await promiseHash({
    employee: need(visit, request, visit.api.employees.get({ id: params.id! })),
    places: getPlaces(visit, request),
  });
  const { id, full_name, email, phone, address, city, state_id, country_id, zipCode, isActive } =
    employee.data;
  const { invitation, invitationEnd } = employee.data;
  const contact = { email, phone, address, city, state_id, country_id, zipCode };
  return { id, places, start: { fullName: full_name, ...contact, isActive, invitation }, invitationEnd };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  if (form.get('intent') === 'lookup-zip') return fillFromZip(visit, form);
  const submission = parseWithZod(form, { schema: employeeForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const { fullName, isActive, ...typed } = submission.value;
  const contact = contactOf(typed, await getPlaces(visit, request));
  const changes = { id: params.id!, fullName, isActive, ...contact };
  const answer = await ask(visit, request, visit.api.employees.update(changes));
  if (!answer.ok) {
    const { refusal } = answer;
    const fieldErrors = refusal.errorData && errorsByField(refusal.errorData);
    return replyToForm(submission, { refusal, fieldErrors });
  }
  return seeOther(paths.employees(), await notices.give({ tone: 'success', text: answer.value.message }));
}

export default function EmployeePage() {
  const { id, places, start, invitationEnd } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <EmployeeFields places={places} start={start}>
        <BackLink href={paths.employees()} />
        <h1>{start.fullName}</h1>
        <InvitationNotice {...start} invitationEnd={invitationEnd} />
        <Tabs label="Employee" tabs={[{ label: 'Details', href: paths.employee(id), current: true }]} />
      </EmployeeFields>
    </div>
  );
}
