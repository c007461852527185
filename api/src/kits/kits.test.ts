import { formatKitId, normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import { makeKitId, makeKitRegistration } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../../testing/shopper';
import { addKit } from '../../testing/shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createKit } from './store';

let test: TestApp;
let maya: Shopper;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
  productId = await addKit(test, { name: 'Vitamin D test' });
  maya = await addShopper(test);
});
afterAll(() => test.close());

const newKit = () => createKit(test.deps, { productId });
const registration = (registerKitId: string, over: object = {}) => ({
  ...makeKitRegistration(),
  registerKitId,
  emailId: maya.email,
  ...over,
});

describe('looking up a kit', () => {
  it('finds it however its id is typed', async () => {
    const code = await newKit();
    for (const typed of [code, formatKitId(code), ` ${code.toLowerCase().replaceAll('0', 'o')} `]) {
      const { data } = await maya.api.kits.check({ registerKitId: typed });
      expect(data).toMatchObject({ isFound: true, kitDetail: { testName: expect.any(String) } });
    }
  });

  it('distinguishes a mistyped character from an unknown kit', async () => {
    const code = await newKit();
    const slip = (code.startsWith('A') ? 'B' : 'A') + code.slice(1);
    expect((await maya.api.kits.check({ registerKitId: slip })).data).toMatchObject({
      isFound: false,
      errorMessage: 'One character of this kit ID looks wrong. Check it against the lid of the box.',
      code: 'kit-slip',
    });
    expect((await maya.api.kits.check({ registerKitId: makeKitId(99) })).data).toMatchObject({
      errorMessage: 'We can’t find this kit ID. Check it against the lid of the box.',
      code: 'kit-unknown',
    });
  });

  it('requires an id and a signed-in person', async () => {
    await expect(maya.api.kits.check({ registerKitId: '  ' })).rejects.toMatchObject({
      data: { errorData: { registerKitId: ['Kit ID is missing'] } },
    });
    await expect(test.api.kits.check({ registerKitId: 'x' })).rejects.toMatchObject({ status: 401 });
  });

  it('stops guessing', async () => {
    const guesser = await addShopper(test);
    for (let guess = 0; guess < 30; guess += 1) {
      await guesser.api.kits.check({ registerKitId: makeKitId(100 + guess) });
    }
    await expect(guesser.api.kits.check({ registerKitId: makeKitId(200) })).rejects.toMatchObject({
      status: 429,
      data: { code: 'too-many-tries' },
    });
  });
});

describe('registering a kit', () => {
  it('stops guessing there too, and counts no kit that is taken', async () => {
    const guesser = await addShopper(test);
    const register = (code: string) =>
      guesser.api.kits.register(registration(code, { emailId: guesser.email }));
    const taken = await newKit();
    await maya.api.kits.register(registration(taken));
    for (let n = 0; n < 31; n += 1) {
      await expect(register(taken)).rejects.toMatchObject({
        data: { code: 'kit-taken' },
      });
    }
    for (let guess = 0; guess < 30; guess += 1) {
      await expect(register(makeKitId(300 + guess))).rejects.toMatchObject({
        data: { code: 'kit-unknown' },
      });
    }
    await expect(register(makeKitId(400))).rejects.toMatchObject({
      status: 429,
    });
  });

  it('seals the tester, and protects the kit from a second registration', async () => {
    const code = await newKit();
    await maya.api.kits.register(registration(code, { lastName: 'Canarywood' }));
    const { rows } = await test.pool.query('select tester, user_id from kit_registrations');
    expect(rows.some((row) => row.user_id === maya.id)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('Canarywood');
    await expect(maya.api.kits.register(registration(code))).rejects.toMatchObject({
      status: 409,
      data: { errorMessage: 'This kit is already registered.', code: 'kit-taken' },
    });
    expect((await maya.api.kits.check({ registerKitId: code })).data.isFound).toBe(false);
  });

  it('gives a kit to one of ten people who register it at once', async () => {
    const code = await newKit();
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, () => maya.api.kits.register(registration(code))),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
    expect(new Set(refused)).toEqual(new Set([409]));
  });

  it('is for adults, by the server’s clock', async () => {
    await test.moveClock({ at: new Date('2026-11-21T15:00:00Z'), frozen: true });
    const code = await newKit();
    await expect(maya.api.kits.register(registration(code, { dob: '2008-11-22' }))).rejects.toMatchObject({
      status: 400,
      data: { errorData: { dob: ['Age must be above 18'] } },
    });
    await maya.api.kits.register(registration(code, { dob: '2008-11-21' }));
    await test.moveClock('real');
  });

  it('names every missing field, and stores nothing', async () => {
    const code = await newKit();
    const empty = { firstName: '', lastName: ' ', dob: '', sex: '', addressLine1: '', country: '' };
    const more = { state: '', city: '', zip: '', phoneNumber: '' };
    await expect(
      maya.api.kits.register(registration(code, { ...empty, ...more }) as never),
    ).rejects.toMatchObject({
      status: 400,
      data: {
        errorData: Object.fromEntries(
          Object.keys({ ...empty, ...more }).map((field) => [field, ['Field is required!']]),
        ),
      },
    });
    expect((await maya.api.kits.check({ registerKitId: code })).data.isFound).toBe(true);
  });

  it('sends the report to no one else’s address', async () => {
    const sentence = 'The report goes to the account you are signed in to. Use its email address.';
    await expect(
      maya.api.kits.register(registration(await newKit(), { emailId: 'other@example.com' })),
    ).rejects.toMatchObject({
      status: 400,
      data: { errorMessage: sentence, errorData: { emailId: [sentence] } },
    });
  });

  it('creates ids already in their stored form', async () => {
    const code = await newKit();
    expect(normalizeKitId(code)).toBe(code);
  });
});
