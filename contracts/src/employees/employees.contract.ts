import { z } from 'zod';
import { centsSchema } from '../fields/money';
import { idSchema, line } from '../fields/text';
import { mailBudgets } from '../budgets';
import { call } from '../call';
import {
  employeeChangesSchema,
  employeeOrderSchema,
  employeePaymentSchema,
  employeeSchema,
  employeeTestSchema,
  newEmployeeSchema,
  paymentDetailSchema,
} from './employees';

const tags = ['employees'];

const listInput = z.object({
  search: line(100).optional(),
  start: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
const byId = z.object({ id: idSchema });
const told = z.object({ isSuccess: z.literal(true), message: z.string(), data: employeeSchema });

/** For organization users only, each for their own organization's people. */
export const employeesContract = {
  list: call({ access: 'organization', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/org-employees',
      summary: 'List or search the caller’s employees, by name',
      tags,
    })
    .input(listInput)
    .output(z.object({ data: z.array(employeeSchema), total: z.int() })),
  create: call({
    access: 'organization',
    keep: 0,
    limits: ['invite-person'],
    budgets: ['invitations', ...mailBudgets],
  })
    .route({
      method: 'POST',
      path: '/org-employees',
      summary: 'Invite an employee by email; the answer is the same for an address that has an account',
      tags,
      successStatus: 201,
    })
    .input(newEmployeeSchema)
    .output(told),
  sendInvitation: call({
    access: 'organization',
    keep: 0,
    limits: ['invite-person'],
    budgets: ['invitations', ...mailBudgets],
  })
    .route({
      method: 'POST',
      path: '/org-employees/{id}/invitation',
      summary: 'Email an employee’s invitation again; it can then be accepted for as long as a new one',
      description:
        'Changes nothing else: 409 for an employee who is inactive or has accepted. A second call right after another sends nothing and says so.',
      tags,
    })
    .input(byId)
    .output(told),
  get: call({ access: 'organization', keep: 0, limits: [] })
    .route({ method: 'GET', path: '/org-employees/{id}', summary: 'Get one of the caller’s employees', tags })
    .input(byId)
    .output(z.object({ data: employeeSchema })),
  update: call({ access: 'organization', keep: 0, limits: [] })
    .route({
      method: 'PUT',
      path: '/org-employees/{id}',
      summary: 'Change an employee; an inactive one can no longer sign in or use the company card',
      tags,
    })
    .input(employeeChangesSchema.extend(byId.shape))
    .output(told),
  listOrders: call({ access: 'organization', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/org-employees/history/order',
      summary: 'List the employees’ orders that the company card paid, newest first',
      tags,
    })
    .input(listInput)
    .output(z.object({ data: z.array(employeeOrderSchema), total: z.int() })),
  listTests: call({ access: 'organization', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/org-employees/history/tests',
      summary: 'List the employees’ tests that the company card paid, newest first',
      tags,
    })
    .input(listInput)
    .output(z.object({ data: z.array(employeeTestSchema), total: z.int() })),
  listPayments: call({ access: 'organization', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/org-employees/history/payment',
      summary: 'List the payments by the company card, newest first',
      tags,
    })
    .input(listInput)
    .output(
      z.object({
        data: z.array(employeePaymentSchema),
        total: z.int(),
        /** Sum of all matching amounts, not only those on this page, in cents. */
        totalAmount: centsSchema,
      }),
    ),
  getPayment: call({ access: 'organization', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/org-employees/history/payment/{id}',
      summary: 'Get one payment by the company card',
      tags,
    })
    .input(byId)
    .output(z.object({ data: paymentDetailSchema })),
};
