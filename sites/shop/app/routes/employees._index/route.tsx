import { EMPLOYEE_SEARCH_ABOVE } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { LiveSearch } from '@larkwell/ui/live-search/live-search';
import { Pagination } from '@larkwell/ui/pagination/pagination';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EmployeeTable } from '../../employees/employee-table';
import { countText, readSearch } from '../../lists/read-search';
import { readPage } from '../../lists/read-page';
import { employeeTexts } from '../../messages/employees';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';

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
