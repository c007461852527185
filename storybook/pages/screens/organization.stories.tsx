import {
  makeAgreement,
  makeEmployee,
  makeEmployeePayment,
  makeEmployeeTest,
  makePaymentMethod,
  makeUser,
} from '@larkwell/contracts/testing';
import EmployeesPage, { type loader as employees } from '@larkwell/shop/app/routes/employees._index/route';
import HistoryPage, {
  type loader as history,
} from '@larkwell/shop/app/routes/employees-history._index/route';
import ProfilePage, { type loader as profile } from '@larkwell/shop/app/routes/profile/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { many, verylong } from './lengths';
import { accountPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Organization',
  tags: ['screen', 'area:employees'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const listed = { typed: '', isSearch: false, page: 1 };

const employeesPage = (people: ReturnType<typeof makeEmployee>[], total = people.length) =>
  accountPage<typeof employees>({
    page: EmployeesPage,
    url: '/employees',
    data: { ...listed, employees: people, total, pages: Math.ceil(total / 25) },
  });

export const NoEmployees: Story = { render: () => employeesPage([]) };
export const OneEmployee: Story = { render: () => employeesPage([makeEmployee()]) };
export const ManyEmployees: Story = {
  render: () =>
    employeesPage(
      many((n) => makeEmployee({ id: `${n}`, full_name: `Person ${n}`, isActive: n % 4 ? '1' : '0' })),
      500,
    ),
};
export const LongEmployee: Story = {
  render: () =>
    employeesPage([makeEmployee({ full_name: verylong.name, email: verylong.email, city: verylong.city })]),
};

const testsPage = (tests: ReturnType<typeof makeEmployeeTest>[]) =>
  accountPage<typeof history>({
    page: HistoryPage,
    url: '/employees-history',
    data: { ...listed, tab: 'tests', tests, total: tests.length },
  });

export const NoTests: Story = { render: () => testsPage([]) };
export const OneTest: Story = {
  render: () => testsPage([makeEmployeeTest({ reportFile: '/reports/1' })]),
};
export const ManyTests: Story = {
  render: () =>
    testsPage(
      many((n) =>
        makeEmployeeTest({
          id: `${n}`,
          ...(n === 2 && { productName: verylong.kit, full_name: verylong.name, email: verylong.email }),
        }),
      ),
    ),
};

const paymentsPage = (payments: ReturnType<typeof makeEmployeePayment>[], total = payments.length) =>
  accountPage<typeof history>({
    page: HistoryPage,
    url: '/employees-history?tab=payment',
    data: { ...listed, tab: 'payment', payments, total, amount: total * 4900 },
  });

export const NoPayments: Story = { render: () => paymentsPage([]) };
export const OnePayment: Story = { render: () => paymentsPage([makeEmployeePayment()]) };
export const ManyPayments: Story = {
  render: () =>
    paymentsPage(
      many((n) =>
        makeEmployeePayment({
          id: `${n}`,
          ...(n % 5 === 0 && { status: 'refunded', returned: 4900 }),
          ...(n === 3 && { returned: 1000 }),
          ...(n === 2 && { productName: verylong.kit, fullName: verylong.name, email: verylong.email }),
        }),
      ),
      5000,
    ),
};

const profilePage = (
  agreement: ReturnType<typeof makeAgreement> | null,
  paymentMethods: ReturnType<typeof makePaymentMethod>[],
  user = makeUser(),
) =>
  accountPage<typeof profile>({
    page: ProfilePage,
    url: '/profile',
    data: {
      user: { ...user, pendingEmail: null, organisation: { agreement, paymentMethods } },
      cards: paymentMethods,
    },
  });

export const ProfileWithoutCards: Story = {
  render: () => profilePage(null, [], makeUser({ phonenumber: null, address: null })),
};
export const ProfileWithAgreement: Story = {
  render: () => profilePage(makeAgreement(), [makePaymentMethod()]),
};
