import { employeeMessages } from '@larkwell/contracts/employees/employees';
import { getOrganisation } from '../people';
import { api } from '../http';
import { refuse } from '../refusals';
import { addEmployee } from './add-employee';
import { listEmployeeOrders, listEmployeeTests } from './order-history';
import { getPaymentDetail, listCompanyPayments } from './payment-history';
import { findEmployee, listEmployees } from './store';
import { updateEmployee } from './update-employee';

export const employeesRoutes = {
  list: api.employees.list.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    return listEmployees(context.deps.db, { organisationId, ...input });
  }),

  create: api.employees.create.handler(async ({ input, context }) => {
    const data = await addEmployee(
      context.deps,
      await getOrganisation(context),
      input,
      context.visitor.address,
    );
    return {
      isSuccess: true as const,
      message: employeeMessages.invited,
      data,
    };
  }),

  get: api.employees.get.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    const data = await findEmployee(context.deps.db, organisationId, input.id);
    return { data: data ?? refuse(404, 'There is no such employee.') };
  }),

  update: api.employees.update.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    const { id, ...changes } = input;
    const data = await updateEmployee(context.deps, { organisationId, id, changes });
    return { isSuccess: true as const, message: 'The employee is saved.', data };
  }),

  listOrders: api.employees.listOrders.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    return listEmployeeOrders(context.deps.db, { organisationId, ...input });
  }),

  listTests: api.employees.listTests.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    return listEmployeeTests(context.deps.db, { organisationId, ...input });
  }),

  listPayments: api.employees.listPayments.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    return listCompanyPayments(context.deps.db, { organisationId, ...input });
  }),

  getPayment: api.employees.getPayment.handler(async ({ input, context }) => {
    const { id: organisationId } = await getOrganisation(context);
    return { data: await getPaymentDetail(context.deps, organisationId, input.id) };
  }),
};
