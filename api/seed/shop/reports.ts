import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { testerAt, testerColumn, createKit, findKit, writeKitCode } from '../../src/kits';
import { findingsAt, findingsColumn } from '../../src/reports';
import { findSealingKey, sealColumn } from '../../src/sealing';
import type { Deps } from '../../src/deps';
import type { SeedPart } from '../seed-part';

interface DemoReport {
  order: string;
  daysAgo: number;
  values: object[];
  /** A gift of the same kit: it is in no order. */
  isGift?: boolean;
}

const cholesterol = (total: number, hdl: number, ldl: number, triglycerides: number) => [
  { kind: 'measured', name: 'Total cholesterol', value: total, unit: 'mg/dL', low: null, high: 200 },
  { kind: 'measured', name: 'HDL cholesterol', value: hdl, unit: 'mg/dL', low: 40, high: null },
  { kind: 'measured', name: 'LDL cholesterol', value: ldl, unit: 'mg/dL', low: null, high: 130 },
  { kind: 'measured', name: 'Triglycerides', value: triglycerides, unit: 'mg/dL', low: null, high: 150 },
];

const reportsOf: DemoReport[] = [
  { order: 'demo-order-delivered', daysAgo: 66, values: cholesterol(212, 58, 118, 121) },
  { order: 'demo-order-delivered', daysAgo: 250, isGift: true, values: cholesterol(219, 57, 127, 140) },
  { order: 'demo-order-delivered', daysAgo: 430, isGift: true, values: cholesterol(226, 55, 138, 132) },
  {
    order: 'demo-order-subscribed',
    daysAgo: 80,
    values: [
      { kind: 'measured', name: '25-hydroxy vitamin D', value: 24, unit: 'ng/mL', low: 30, high: 100 },
    ],
  },
  {
    order: 'demo-order-noor',
    daysAgo: 3,
    values: [{ kind: 'measured', name: 'Ferritin', value: 46, unit: 'ng/mL', low: 15, high: 150 }],
  },
];

/** Kits at home, waiting to be registered; `npm run ops` prints their codes. */
const unregistered = ['demo-order-rated', 'demo-order-in-transit', 'demo-order-eli'];

/** A kit whose sample is at the lab. */
const atTheLab = { order: 'demo-order-two-kits', daysAgo: 0 };

/** Reports to read, a kit at the lab, and boxes to register. */
export const plantReports: SeedPart = {
  name: 'reports',
  async run(deps) {
    const { rows } = await deps.db.execute(sql`select 1 from kits limit 1`);
    if (rows.length > 0) return;
    for (const report of reportsOf) await plantReport(deps, report);
    await plantSample(deps, atTheLab);
    for (const order of unregistered) {
      for (const item of await listItems(deps, order)) await createKit(deps, item);
    }
  },
};

async function listItems({ db }: Deps, orderId: string) {
  const { rows } = await db.execute<{ productId: string; orderItemId: string }>(sql`
    select product_id as "productId", id as "orderItemId" from order_items where order_id = ${orderId} order by position`);
  return rows;
}

interface Person extends Record<string, unknown> {
  user: string;
  name: string;
  email: string;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  collected: string;
}

const momentBefore = (days: number) => sql`app_now() - make_interval(days => ${days})`;

async function plantReport(deps: Deps, report: DemoReport): Promise<void> {
  const { kit, key, collected } = await plantSample(deps, report);
  const reportId = randomUUID();
  const findings = JSON.stringify({ collectedOn: collected, values: report.values });
  const sealed = sealColumn(deps.cipher, findingsAt(reportId, key), findingsColumn, findings);
  await deps.db.execute(sql`
    insert into reports (id, kit_id, findings, created_at) values (${reportId}, ${kit}, ${sealed}, ${momentBefore(report.daysAgo)})`);
}

/** Registers the first kit of an order three days before `daysAgo`; its sample is at the lab a day later. */
async function plantSample(deps: Deps, { order, daysAgo, isGift }: Omit<DemoReport, 'values'>) {
  const [item] = await listItems(deps, order);
  const code = await createKit(deps, isGift ? { productId: item!.productId } : item!);
  const { id: kit } = (await findKit(deps, code))!;
  const { rows } = await deps.db.execute<Person>(sql`
    select u.id as "user", u.full_name as name, u.email, u.phonenumber as phone, u.address, u.city,
      u.state, u.zip_code as zip, to_char(app_now() - make_interval(days => ${daysAgo + 3}), 'YYYY-MM-DD') as collected
    from orders o join users u on u.id = o.user_id where o.id = ${order}`);
  const { user, name, email, phone, address, city, state, zip, collected } = rows[0]!;
  const [firstName, ...rest] = name.split(' ');
  const tester = {
    emailId: email,
    firstName,
    lastName: rest.join(' '),
    dob: '1988-04-12',
    sex: 'Female',
    addressLine1: address,
    country: 'United States',
    state,
    city,
    zip,
    phoneNumber: phone,
  };
  const at = momentBefore(daysAgo);
  const key = await findSealingKey(deps, user);
  const sealedTester = sealColumn(deps.cipher, testerAt(kit, key), testerColumn, JSON.stringify(tester));
  await deps.db.execute(sql`
    insert into kit_registrations (kit_id, user_id, tester, registered_at)
    values (${kit}, ${user}, ${sealedTester}, ${at} - interval '3 days')`);
  await writeKitCode(deps, { id: kit, key }, code);
  await deps.db.execute(sql`update kits set received_at = ${at} - interval '2 days' where id = ${kit}`);
  return { kit, key, collected };
}
