import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { openDatabase, type RunSql } from '../database';
import type { Belongings } from './shop-census';

const password = 'Teal-Kettle-7';

type Environment = Record<string, string>;

/** A client that requests pages by raw addresses, which `fetch` would normalize. */
export interface Asker {
  /** The answer, in the census's terms. */
  get: (target: string) => Promise<string>;
  post: (target: string) => Promise<string>;
}

async function ask(site: string, target: string, method: string, headers: Record<string, string>) {
  const { hostname, port, host } = new URL(site);
  return new Promise<{ status: number; location?: string; cookies: string[] }>((resolve, reject) => {
    const sent = request(
      { hostname, port, path: target, method, headers: { host, ...headers } },
      (answer) => {
        answer.resume();
        answer.on('end', () =>
          resolve({
            status: answer.statusCode!,
            location: answer.headers.location,
            cookies: answer.headers['set-cookie'] ?? [],
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const anyAddress = () => `198.19.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** @param cookie omit for a new visitor */
export function visitAs(site: string, cookie?: string, address = anyAddress()): Asker {
  const { origin } = new URL(site);
  const sender = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  const tell = async (target: string, method: string, headers: Record<string, string>) => {
    const all = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}), ...headers };
    const { status, location, cookies } = await ask(site, target, method, all);
    if (!location) return String(status);
    const to = new URL(location, site);
    if (to.origin !== origin) return 'elsewhere';
    if (to.searchParams.has('redirectTo')) return 'sign-in';
    return to.pathname === '/' && cookies.some((line) => line.includes('shop_notice='))
      ? 'denied'
      : to.pathname;
  };
  return { get: (target) => tell(target, 'GET', {}), post: (target) => tell(target, 'POST', sender) };
}

/** Signs in one of the demo people with the shop's form. Returns the session cookie. */
export async function signIn(site: string, person: string): Promise<string> {
  const answer = await fetch(new URL('/signin', site), {
    method: 'POST',
    body: new URLSearchParams({ intent: 'sign-in', email: `${person}@example.com`, password }),
    headers: { origin: new URL(site).origin, 'x-forwarded-for': anyAddress() },
    redirect: 'manual',
  });
  const session = answer.headers.getSetCookie().find((line) => line.includes('shop_session='));
  if (!session) throw new Error(`${person} is not signed in: ${answer.status}`);
  return session.split(';')[0]!;
}

/** What the demo people own, and another organization with the same password. */
export async function findBelongings(
  environment: Environment,
): Promise<Belongings & { otherOrganization: string }> {
  const sql = openDatabase(environment);
  const one = async (rows: ReturnType<RunSql>) => String((await rows)[0]?.value ?? 'none');
  const otherOrganization = `xena-${randomUUID()}`;
  await sql(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', $1::text, 'email', $1 || '@example.com',
       'stripe_customer_id', null))).* from users u where email = 'olive@example.com'`,
    otherOrganization,
  );
  const maya = await one(sql(`select id as value from users where email = 'maya@example.com'`));
  const olive = await one(sql(`select id as value from users where email = 'olive@example.com'`));
  const waitingOrder = await one(
    // Other tests ship the demo orders and cancel the demo subscription.
    sql(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', $2::text, 'order_number', $2::text,
         'status', 'Processing', 'tracking_number', null, 'shipped_at', null, 'delivered_at', null,
         'cancelled_at', null, 'track_at', null))).*
       from orders o where user_id = $1 and stock_state = 'sold' order by created_at limit 1 returning id as value`,
      maya,
      `census-${randomUUID()}`,
    ),
  );
  await sql(
    `insert into payments (subject_kind, subject_id, kind, amount_cents, status, accepted_at)
     select 'order', id, 'card', total_cents, 'paid', app_now() from orders where id = $1`,
    waitingOrder,
  );
  const things = {
    waitingOrder,
    order: await one(
      sql('select id as value from orders where user_id = $1 order by created_at limit 1', maya),
    ),
    paidOrder: await one(
      sql(
        `select id as value from orders where user_id = $1 and stock_state = 'sold' order by created_at limit 1`,
        maya,
      ),
    ),
    report: await one(
      sql(
        'select r.id as value from reports r join kit_registrations g on g.kit_id = r.kit_id where g.user_id = $1',
        maya,
      ),
    ),
    employee: await one(sql('select id as value from users where organisation_id = $1', olive)),
    companyPayment: await one(
      sql(
        `select p.id as value from payments p join orders o on o.id = p.order_id join users u on u.id = o.user_id
       where u.organisation_id = $1 and p.kind = 'company' and p.status = 'paid'`,
        olive,
      ),
    ),
    companyCard: await one(sql('select id as value from payment_methods where user_id = $1', olive)),
    subscription: await one(
      sql(
        `update subscriptions set status = 'active', cancelled_at = null, ended_at = null
       where user_id = $1 returning id as value`,
        maya,
      ),
    ),
  };
  return { ...things, otherOrganization };
}
