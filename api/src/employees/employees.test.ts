import { makeNewEmployee } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../../testing/shopper';
import { budgetSizes } from '../budgets';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let olive: Shopper;
beforeAll(async () => {
  test = await startTestApp({ budgets: budgetSizes() });
  olive = await addShopper(test, { isOrganization: true });
});
afterAll(() => test.close());

const password = 'Teal-Kettle-7';
const here = {
  address: '1217 Harney St',
  city: 'Omaha',
  state: 'NE',
  country: 'United States',
  zipCode: '68102',
};
const noIds = { city_id: undefined, state_id: undefined, country_id: undefined };

let count = 0;
const newEmployee = (over: object = {}) =>
  makeNewEmployee({ ...here, ...noIds, email: `employee-${(count += 1)}@example.com`, ...over });

async function invite(over: object = {}) {
  const given = newEmployee(over);
  const { data } = await olive.api.employees.create(given);
  await test.runJobs();
  const mail = test.mailbox.to(given.email).at(-1)!;
  return { ...data, mail, resetKey: /accessKey=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
}

async function join(over: object = {}) {
  const invited = await invite(over);
  const { resetKey } = invited;
  await test.api.accounts.resetPassword({ resetKey, newPassword: password, confirmNewPassword: password });
  return invited;
}

const signIn = (email: string) => test.api.accounts.login({ email, password });
const asChanges = (employee: Awaited<ReturnType<typeof invite>>, isActive: '1' | '0') => {
  const { id, full_name: fullName, phone } = employee;
  return { id, fullName, phone, ...here, isActive };
};

describe('a new employee', () => {
  it('gets a mail, sets a password and becomes an Employee User', async () => {
    const invited = await invite({ fullName: 'Ines Park' });
    expect(invited.mail.subject).toBe('An invitation to Larkwell');
    await expect(signIn(invited.email)).rejects.toMatchObject({ status: 401 });
    const { resetKey } = invited;
    await test.api.accounts.resetPassword({ resetKey, newPassword: password, confirmNewPassword: password });
    const { data } = await signIn(invited.email);
    expect(data.user).toMatchObject({
      full_name: 'Ines Park',
      userType: 'Employee User',
      isOrganisationUser: 0,
    });
  });

  it('whose address has an account is added like any other, and only the address’s owner learns of it', async () => {
    const owner = await addShopper(test);
    const { id, email, mail } = await invite({ email: owner.email });
    expect((await olive.api.employees.get({ id })).data).toMatchObject({ email, isActive: '1' });
    expect(mail.subject).toBe('An invitation to Larkwell');
    expect(mail.text).toContain('ask them to invite you at another address');
    expect(mail.text).not.toContain('accessKey');
  });

  it('sees every missing and wrong field named', async () => {
    await expect(
      olive.api.employees.create({ fullName: ' ', email: 'x', phone: '12', ...here, zipCode: '1000a' }),
    ).rejects.toMatchObject({
      status: 400,
      data: {
        errorData: {
          fullName: ['Full Name cannot be empty!'],
          email: ['Email must be a valid email address'],
          phone: ['Enter a US phone number, like (402) 555-0143'],
          zipCode: ['Please provide a valid zip code!'],
        },
      },
    });
  });

  it('needs a name and an email address, and nothing else', async () => {
    const bare = { fullName: 'Kim Bare', email: 'kim.bare@example.com' };
    const nothing = { phone: '', address: '', city: '', state: '', country: '', zipCode: '' };
    expect((await olive.api.employees.create(bare)).data).toMatchObject({
      full_name: 'Kim Bare',
      ...nothing,
    });
    const empty = { ...bare, ...nothing, email: 'kim.empty@example.com', country: 'United States' };
    expect((await olive.api.employees.create(empty)).data).toMatchObject(nothing);
  });

  it('may have a partial address, or a complete one that exists', async () => {
    const part = { ...newEmployee(), address: '', city: '', state: 'Nebraska' };
    expect((await olive.api.employees.create(part)).data).toMatchObject({
      state: 'NE',
      zipCode: '68102',
      city: '',
    });
    const refused = (over: object) =>
      expect(olive.api.employees.create({ ...newEmployee(), ...over })).rejects.toMatchObject({
        status: 422,
        data: { code: 'address-not-valid' },
      });
    await refused({ address: '', state: 'Nowhere' });
    await refused({ zipCode: '10001' });
  });

  it('stays an employee after the address was used in an organization’s sign-up', async () => {
    const invited = await invite();
    await test.api.accounts.signup({
      full_name: 'Somebody',
      email: invited.email,
      password,
      confirmPassword: password,
      isOrganisationUser: true,
    });
    expect((await olive.api.employees.get({ id: invited.id })).data.email).toBe(invited.email);
  });
});

describe('an employee', () => {
  it('can be changed except for the email address', async () => {
    const employee = await invite();
    const { data } = await olive.api.employees.update({
      ...asChanges(employee, '1'),
      fullName: 'New Name',
      email: 'other@example.com',
    } as never);
    expect(data).toMatchObject({ full_name: 'New Name', email: employee.email, isActive: '1' });
  });

  it('keeps what a change omits, and loses what it empties', async () => {
    const { id, phone, zipCode, mail: _mail } = await invite();
    const change = { id, fullName: 'Same Person', isActive: '1' as const };
    expect((await olive.api.employees.update(change)).data).toMatchObject({ phone, zipCode });
    const emptied = await olive.api.employees.update({ ...change, phone: '' });
    expect(emptied.data).toMatchObject({ phone: '', zipCode, city: 'Omaha' });
    const moved = { address: '', city: '', state: '', zipCode: '' };
    expect((await olive.api.employees.update({ ...change, ...moved })).data).toMatchObject(moved);
  });

  it('who is deactivated is signed out at once and refused, and let in once reactivated', async () => {
    const employee = await join();
    const { data } = await signIn(employee.email);
    const session = test.as({ token: data.token });
    await olive.api.employees.update(asChanges(employee, '0'));
    await expect(session.accounts.get({ id: employee.id })).rejects.toMatchObject({ status: 401 });
    await expect(signIn(employee.email)).rejects.toMatchObject({ status: 403, data: { code: 'inactive' } });
    await olive.api.employees.update(asChanges(employee, '1'));
    expect((await signIn(employee.email)).data.user.id).toBe(employee.id);
    const { rows } = await test.pool.query(
      `select action from audit_entries where subject = $1 and action like 'employee-%' order by id`,
      [employee.id],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'employee-added',
      'employee-deactivated',
      'employee-activated',
    ]);
  });
});

describe('the list', () => {
  it('is sorted by name, counted, paged and searched in names and addresses', async () => {
    const org = await addShopper(test, { isOrganization: true });
    expect(await org.api.employees.list({})).toEqual({ data: [], total: 0 });
    for (const fullName of ['Zoe Quist', 'Abe Rowe', 'Mia_Rowe'])
      await org.api.employees.create(newEmployee({ fullName }));
    const names = async (over: object) =>
      (await org.api.employees.list(over)).data.map(({ full_name }) => full_name);
    expect(await names({})).toEqual(['Abe Rowe', 'Mia_Rowe', 'Zoe Quist']);
    expect(await names({ search: 'rowe' })).toEqual(['Abe Rowe', 'Mia_Rowe']);
    expect(await names({ search: '_' })).toEqual(['Mia_Rowe']);
    expect(await names({ search: 'employee-' })).toHaveLength(3);
    expect(await org.api.employees.list({ start: 2, limit: 1 })).toMatchObject({
      total: 3,
      data: [{ full_name: 'Zoe Quist' }],
    });
  });
});
