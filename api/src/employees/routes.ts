import { employeeMessages } from '@larkwell/contracts/employees/employees';
import { getOrganization } from '../people';
import { api } from '../http';
import { refuse } from '../refusals';
import { addEmployee } from './add-employee';
import { listEmployeeOrders, listEmployeeTests } from './order-history';
import { getPaymentDetail, listCompanyPayments } from './payment-history';
import { sendInvitation } from './send-invitation';
import { findEmployee, listEmployees } from './store';
import { updateEmployee } from './update-employee';

export const employeesRoutes = {
  list: api.employees.list.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    return listEmployees(context.deps.db, { organizationId, ...input });
  }),

  create: api.employees.create.handler(async ({ input, context }) => {
    const data = await addEmployee(
      context.deps,
      await getOrganization(context),
      input,
      context.visitor.address,
    );
    return {
      isSuccess: true as const,
      message: employeeMessages.invited,
      data,
    };
  }),

  sendInvitation: api.employees.sendInvitation.handler(async ({ input, context }) => {
    const organization = await getOrganization(context);
    const sent = await sendInvitation(context.deps, organization, input.id, context.visitor.address);
    return { isSuccess: true as const, ...sent };
  }),

  get: api.employees.get.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    const data = await findEmployee(context.deps.db, organizationId, input.id);
    return { data: data ?? refuse(404, 'We can’t find that employee.') };
  }),

  update: api.employees.update.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    const { id, ...changes } = input;
    const data = await updateEmployee(context.deps, { organizationId, id, changes });
    return { isSuccess: true as const, message: 'The employee is saved.', data };
  }),

  listOrders: api.employees.listOrders.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    return listEmployeeOrders(context.deps.db, { organizationId, ...input });
  }),

  listTests: api.employees.listTests.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    return listEmployeeTests(context.deps.db, { organizationId, ...input });
  }),

  listPayments: api.employees.listPayments.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    return listCompanyPayments(context.deps.db, { organizationId, ...input });
  }),

  getPayment: api.employees.getPayment.handler(async ({ input, context }) => {
    const { id: organizationId } = await getOrganization(context);
    return { data: await getPaymentDetail(context.deps, organizationId, input.id) };
  }),
};
