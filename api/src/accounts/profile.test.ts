import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShopper, home, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let shopper: Shopper;
beforeAll(async () => {
  test = await startTestApp();
  shopper = await addShopper(test);
});
afterAll(() => test.close());

const { full_name: _name, ...address } = home;

describe('a profile', () => {
  it('accepts a name, a phone number in any format, and an address, and leaves omitted fields alone', async () => {
    const { id, api } = shopper;
    await api.accounts.updateProfile({ id, fullName: 'Pat Roe', phoneNumber: '402.555.0143' });
    const { data } = await api.accounts.updateProfile({ id, ...address });
    expect(data).toMatchObject({
      full_name: 'Pat Roe',
      phonenumber: '(402) 555-0143',
      city: 'Omaha',
      state_id: 'NE',
    });
  });

  it('takes a whole address or none', async () => {
    const { id, api } = await addShopper(test);
    await expect(
      api.accounts.updateProfile({ id, fullName: 'Pat Roe', city: 'Omaha' }),
    ).rejects.toMatchObject({
      status: 400,
      data: {
        errorMessage: 'Fill in the whole address.',
        errorData: { address: [expect.any(String)], zipCode: [expect.any(String)] },
      },
    });
    expect((await api.accounts.get({ id })).data).toMatchObject({ full_name: 'Pat Doe', city: null });
  });

  it('may be named like a web address only if it is an organization’s', async () => {
    const [company, person] = [await addShopper(test, { isOrganization: true }), await addShopper(test)];
    const name = (who: Shopper) => who.api.accounts.updateProfile({ id: who.id, fullName: 'Booking.com' });
    expect((await name(company)).data.full_name).toBe('Booking.com');
    await expect(name(person)).rejects.toMatchObject({
      status: 400,
      data: { errorData: { fullName: [expect.stringContaining('without a web or email address')] } },
    });
  });

  it('cannot take over the address of another account', async () => {
    const other = await addShopper(test);
    const { id, api } = shopper;
    await api.accounts.updateProfile({ id, email: other.email });
    await test.runJobs();
    expect(test.mailbox.to(other.email).at(-1)!.text).not.toMatch(/\b\d{6}\b/);
  });

  it('can be read and changed only by its owner', async () => {
    const stranger = await addShopper(test);
    const { id } = shopper;
    const nothing = { status: 404, data: { errorMessage: 'There is nothing here.' } };
    await expect(stranger.api.accounts.get({ id })).rejects.toMatchObject(nothing);
    await expect(stranger.api.accounts.updateProfile({ id, fullName: 'X' })).rejects.toMatchObject(nothing);
    await expect(test.api.accounts.get({ id })).rejects.toMatchObject({
      status: 401,
      data: { errorMessage: 'Sign in to continue.' },
    });
  });
});

describe('an address', () => {
  const check = (change: Partial<typeof address>) =>
    shopper.api.accounts.validateAddress({ id: shopper.id, ...address, ...change });

  it('is accepted as it is, or with the city of its ZIP code as a suggestion', async () => {
    expect(await check({})).toEqual({ success: true, suggestion: null });
    const other = await check({ city: 'Lincoln' });
    expect(other).toMatchObject({ success: true, suggestion: { city: 'Omaha', zipCode: '68102' } });
  });

  it.each([
    [{ zipCode: '00000' }, 'zipCode', 'There is no ZIP code 00000.'],
    [{ zipCode: '10001' }, 'zipCode', 'ZIP code 10001 is in New York, not in Nebraska.'],
    [{ city: 'Atlantis' }, 'city', 'Choose a city of this state'],
    [{ state: 'Nowhere' }, 'state', 'Choose a U.S. state.'],
    [{ country: 'France' }, 'country', 'We deliver to addresses in the United States only.'],
    [{ address: 'Harney St' }, 'address', 'Enter a street and a house number.'],
  ])('with %j is refused in words beside the field', async (change, field, sentence) => {
    expect(await check(change)).toEqual({
      success: false,
      errorMessage: sentence,
      errorData: { [field]: [sentence] },
    });
  });
});
