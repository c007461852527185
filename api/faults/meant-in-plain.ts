/**
 * Everything that the canaries' journey leaves readable in the database, as `<table>.<column>: <canary>`.
 * Accounts, employees and orders are searched by what staff and employers type, so they are not sealed.
 */
export const meantInPlain = [
  'public.orders.address: buyerStreet',
  'public.orders.full_name: buyer',
  'public.users.email: account',
  'public.users.email: employeeEmail',
  'public.users.email: invitedEmail',
  'public.users.full_name: employee',
  'public.users.full_name: invited',
];
