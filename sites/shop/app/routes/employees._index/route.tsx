import { EMPLOYEE_SEARCH_ABOVE } from '@larkwell/contracts/numbers/shop';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { LiveSearch } from '@larkwell/ui/live-search/live-search';
import { Pagination } from '@larkwell/ui/pagination/pagination';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmployeeTable } from '../../employees/employee-table';
import { countText, readSearch } from '../../lists/read-search';
import { readPage } from '../../lists/read-page';
import { employeeTexts } from '../../messages/employees';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit, refusalPage } from '../../session/visit.server';

export const handle = { access: 'organization' } satisfies RouteHandle;

const limit = 25;

export const meta: MetaFunction = () => pageMeta({ title: 'My Employees' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const page = readPage(request);
  const { typed, search } = readSearch(request, EMPLOYEE_SEARCH_ABOVE);
  const list = visit.api.employees.list({ search, start: (page - 1) * limit, limit });
  const { data: employees, total } = await need(visit, request, list);
  return { employees, total, typed, isSearch: search !== undefined, page, pages: Math.ceil(total / limit) };
}

/** Mails an invitation again, and shows the same part of the list. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const id = String(form.get('employee'));
  const sent = await ask(visit, request, visit.api.employees.sendInvitation({ id }));
  if (!sent.ok && [400, 404].includes(sent.refusal.status))
    throw refusalPage({ ...sent.refusal, status: 404 });
  const notice = sent.ok
    ? { tone: 'success' as const, text: sent.value.message }
    : { tone: 'error' as const, text: sent.refusal.errorMessage };
  return seeOther(paths.employees() + new URL(request.url).search, await notices.give(notice));
}

export default function EmployeesPage() {
  const { employees, total, typed, isSearch, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <div className="cluster" data-justify="between">
        <h1>My Employees</h1>
        <ButtonLink href={paths.addEmployee()}>Add employee</ButtonLink>
      </div>
      <LiveSearch
        label="Search employees"
        hint={employeeTexts.searchHint(EMPLOYEE_SEARCH_ABOVE)}
        action={paths.employees()}
        defaultValue={typed}
        above={EMPLOYEE_SEARCH_ABOVE}
        resultsId="employees"
      />
      <div id="employees" className="stack" data-count={countText(total)}>
        {employees.length > 0 ? (
          <EmployeeTable employees={employees} />
        ) : (
          <EmptyState title={isSearch ? employeeTexts.noResults : employeeTexts.empty} />
        )}
        <Pagination
          label="Employees"
          page={page}
          pages={pages}
          hrefFor={(to) => paths.employees({ search: typed, page: String(to) })}
        />
      </div>
    </div>
  );
}
