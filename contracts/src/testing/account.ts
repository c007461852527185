import type { NotificationPreferences, Profile, Session, Signup, User } from '../accounts/accounts';
import type { OwnSession } from '../accounts/sessions';
import type { Agreement } from '../agreements/agreements';
import type {
  Employee,
  EmployeeOrder,
  EmployeePayment,
  EmployeeTest,
  NewEmployee,
  PaymentDetail,
} from '../employees/employees';
import type { PaymentMethod } from '../payments/payments';
import { FIXED_NOW } from './fixed-time';
import { makeAddress } from './shop';

/** The session of a person looking at their own sessions. */
export function makeOwnSession(over: Partial<OwnSession> = {}): OwnSession {
  return {
    id: 'session_1',
    device: 'Firefox on Windows',
    startedAt: FIXED_NOW,
    lastUsedAt: FIXED_NOW,
    isCurrent: true,
    ...over,
  };
}

/** A normal user with an address. */
export function makeUser(over: Partial<User> = {}): User {
  return {
    id: 'user_maya',
    full_name: 'Maya Lindqvist',
    email: 'maya@example.com',
    phonenumber: '(402) 555-0111',
    userType: 'Normal User',
    isOrganisationUser: 0,
    stripeCustomerId: null,
    address: '12 Elm Street',
    country: 'United States',
    country_id: 'US',
    state: 'NE',
    state_id: 'NE',
    city: 'Omaha',
    city_id: 'NE:Omaha',
    zipCode: '68102',
    ...over,
  };
}

export function makeEmployeeUser(over: Partial<User> = {}): User {
  return makeUser({
    id: 'user_eli',
    full_name: 'Eli Okafor',
    email: 'eli@example.com',
    userType: 'Employee User',
    ...over,
  });
}

export function makeOrganizationUser(over: Partial<User> = {}): User {
  return makeUser({
    id: 'user_olive',
    full_name: 'Olive Marchetti',
    email: 'olive@example.com',
    isOrganisationUser: 1,
    ...over,
  });
}

export function makeSession(over: Partial<Session> = {}): Session {
  return { token: 'token', expiresAt: '2026-11-28T14:00:00.000Z', user: makeUser(), ...over };
}

export function makeSignup(over: Partial<Signup> = {}): Signup {
  return {
    full_name: 'Nora Vance',
    email: 'nora@example.com',
    password: 'Teal-Kettle-7',
    confirmPassword: 'Teal-Kettle-7',
    isOrganisationUser: false,
    ...over,
  };
}

export function makeProfile(over: Partial<Profile> = {}): Profile {
  return { fullName: 'Maya Lindqvist', email: 'maya@example.com', phoneNumber: '(402) 555-0111', ...over };
}

export function makeNotificationPreferences(
  over: Partial<NotificationPreferences> = {},
): NotificationPreferences {
  return { orderUpdates: true, reportReady: true, subscriptionReminders: true, ...over };
}

export function makePaymentMethod(over: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    pId: 'pm_1',
    userId: 'user_olive',
    stripeCustomerId: 'cus_1',
    last4: '4242',
    brand: 'visa',
    country: 'US',
    exp_month: 12,
    exp_year: 2030,
    funding: 'credit',
    renewsSubscription: null,
    ...over,
  };
}

/** 10 % above 5 units. */
export function makeAgreement(over: Partial<Agreement> = {}): Agreement {
  return { discount_percent: 10, order_units: 5, ...over };
}

export function makeEmployee(over: Partial<Employee> = {}): Employee {
  return {
    id: 'employee_1',
    full_name: 'Eli Okafor',
    email: 'eli@example.com',
    phone: '(402) 555-0122',
    ...makeAddress(),
    country_id: 'US',
    state_id: 'NE',
    city_id: 'NE:Omaha',
    isActive: '1',
    invitation: 'accepted',
    invitationEnd: null,
    ...over,
  };
}

export function makeNewEmployee(over: Partial<NewEmployee> = {}): NewEmployee {
  return {
    fullName: 'Ines Park',
    email: 'ines@example.com',
    phone: '(402) 555-0133',
    ...makeAddress(),
    ...over,
  };
}

export function makeEmployeeOrder(over: Partial<EmployeeOrder> = {}): EmployeeOrder {
  return {
    id: 'order_2',
    orderNumber: 'LW-100002',
    productName: 'Vitamin D test',
    full_name: 'Eli Okafor',
    email: 'eli@example.com',
    total: 4900,
    status: 'Shipped',
    created: FIXED_NOW,
    ...over,
  };
}

export function makeEmployeeTest(over: Partial<EmployeeTest> = {}): EmployeeTest {
  return {
    id: 'test_1',
    productName: 'Vitamin D test',
    orderNumber: 'LW-100002',
    full_name: 'Eli Okafor',
    email: 'eli@example.com',
    test_date: FIXED_NOW,
    reportFile: null,
    ...over,
  };
}

export function makeEmployeePayment(over: Partial<EmployeePayment> = {}): EmployeePayment {
  return {
    id: 'ch_1',
    productName: 'Vitamin D test',
    orderId: 'order_2',
    orderNumber: 'LW-100002',
    fullName: 'Eli Okafor',
    email: 'eli@example.com',
    amount: 4900,
    returned: 0,
    status: 'succeeded',
    created: Date.parse(FIXED_NOW) / 1000,
    ...over,
  };
}

export function makePaymentDetail(over: Partial<PaymentDetail> = {}): PaymentDetail {
  return {
    id: 'ch_1',
    balance_transaction: 'txn_1',
    metadata: {
      orderId: 'order_2',
      orderNumber: 'LW-100002',
      productName: 'Vitamin D test',
      fullName: 'Eli Okafor',
      email: 'eli@example.com',
    },
    amount: 4900,
    amount_captured: 4900,
    returned: 0,
    created: Date.parse(FIXED_NOW) / 1000,
    status: 'succeeded',
    payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } },
    ...over,
  };
}
