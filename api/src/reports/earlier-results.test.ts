import type { ReportValue } from '@larkwell/contracts/analytes/value';
import { makeKitRegistration } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createKit } from '../kits';
import { attachReport } from './attach-report';

let test: TestApp;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
  productId = await addKit(test, { name: 'Iron test' });
});
afterAll(() => test.close());

const ferritin = (value: number, over: object = {}): ReportValue =>
  ({ kind: 'measured', name: 'Ferritin', value, unit: 'ng/mL', low: 15, high: 150, ...over }) as ReportValue;

interface Sample {
  of: Shopper;
  on: string;
  values: ReportValue[];
  tester?: object;
}

/** Registers a kit and files its report. */
async function report({ of, on, values, tester = {} }: Sample): Promise<string> {
  const kitId = await createKit(test.deps, { productId });
  await of.api.kits.register({
    ...makeKitRegistration(),
    ...tester,
    registerKitId: kitId,
    emailId: of.email,
  });
  return attachReport(test.deps, { kitId, findings: { collectedOn: on, values }, actor: 'operator:test' });
}

const open = async (of: Shopper, reportId: string) => (await of.api.reports.get({ reportId })).data;

describe('earlier results', () => {
  it('are the last two before this one, oldest first', async () => {
    const maya = await addShopper(test);
    for (const [month, value] of [1, 2, 3, 5].map((at) => [at, at * 20] as const))
      await report({ of: maya, on: `2026-0${month}-10`, values: [ferritin(value)] });
    const id = await report({ of: maya, on: '2026-04-10', values: [ferritin(90, { name: ' FERRITIN' })] });
    expect((await open(maya, id)).values[0]).toMatchObject({
      earlier: [
        { value: 40, collectedOn: '2026-02-10' },
        { value: 60, collectedOn: '2026-03-10' },
      ],
      meaning: 'This value is within the usual range. It is higher than on Mar 10, 2026.',
    });
  });

  it('are not those of another unit, another thing, or a finding', async () => {
    const maya = await addShopper(test);
    const found: ReportValue = { kind: 'found', name: 'Ferritin', isFound: true, isExpected: false };
    const others = [ferritin(1, { unit: 'mg/L' }), ferritin(2, { name: 'CRP' }), found];
    await report({ of: maya, on: '2026-01-10', values: others });
    const id = await report({ of: maya, on: '2026-02-10', values: [ferritin(30)] });
    expect((await open(maya, id)).values[0]!.earlier).toEqual([]);
  });

  it.each([
    ['name', { firstName: 'Theo' }],
    ['date of birth', { dob: '1990-01-31' }],
  ])('are not those of a person with another %s, who uses the same account', async (_, tester) => {
    const maya = await addShopper(test);
    await report({ of: maya, on: '2026-01-10', values: [ferritin(20)], tester });
    const id = await report({ of: maya, on: '2026-02-10', values: [ferritin(30)] });
    expect((await open(maya, id)).values[0]!.earlier).toEqual([]);
  });

  it('are not those of another account', async () => {
    const [maya, eli] = [await addShopper(test), await addShopper(test)];
    await report({ of: eli, on: '2026-01-10', values: [ferritin(20)] });
    const id = await report({ of: maya, on: '2026-02-10', values: [ferritin(30)] });
    expect((await open(maya, id)).values[0]!.earlier).toEqual([]);
  });

  it('are left out where they are damaged, and the report still opens', async () => {
    const maya = await addShopper(test);
    const damaged = await report({ of: maya, on: '2026-01-10', values: [ferritin(20)] });
    const id = await report({ of: maya, on: '2026-02-10', values: [ferritin(30)] });
    await test.pool.query(`update reports set findings = left(findings, -4) || 'AAAA' where id = $1`, [
      damaged,
    ]);
    expect((await open(maya, id)).values[0]!.earlier).toEqual([]);
  });
});
