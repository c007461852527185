import type { KitStage, OwnKit } from '@larkwell/contracts/kits/kit-life';
import { DELIVERED, PROCESSING, SHIPPED } from '@larkwell/contracts/orders/orders';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps';
import { openColumn, unwrapKeys, type KeyNeeds, type StoredKey, type Unwrapped } from '../sealing';
import { openKitCode } from './kit-code';
import { testerAt, testerColumn } from './tester';

type Needed = KeyNeeds & Pick<Deps, 'db' | 'settings'>;

type ListedKit = Omit<OwnKit, 'dates' | 'key' | 'kitId' | 'returns' | 'testerName'> & {
  place: string;
  /** The kit's row; null while its line has no kits yet. */
  kit: string | null;
  code: string | null;
  codeSealed: string | null;
  tester: string | null;
  key: StoredKey | null;
} & Record<KitStage, string | null>;

/** Days for which a kit that waits for its person stands before the others. */
const FRESH_DAYS = 60;

/**
 * Every kit of a person, as ids: one for each kit they bought or registered, and one for each paid line whose
 * kits have no ids, because they are not sent or were sent before kits had ids.
 */
const kitsOf = (userId: string): SQL => sql`
  select 'kit ' || k.id as place, k.id as kit, i.id as item, o.created_at as since, 1 as units,
    not exists (select 1 from kit_registrations g where g.kit_id = k.id)
      and coalesce(o.delivered_at > app_now() - make_interval(days => ${FRESH_DAYS}), false) as waits
  from orders o join order_items i on i.order_id = o.id join kits k on k.order_item_id = i.id
  where o.user_id = ${userId}
  union all
  select 'kit ' || k.id, k.id, null, g.registered_at, 1, false
  from kit_registrations g join kits k on k.id = g.kit_id
  left join order_items i on i.id = k.order_item_id left join orders o on o.id = i.order_id
  where g.user_id = ${userId} and o.user_id is distinct from ${userId}
  union all
  select 'line ' || i.id, null, i.id, o.created_at, i.quantity, false
  from orders o join order_items i on i.order_id = o.id
  where o.user_id = ${userId} and o.paid_at is not null
    and o.status in (${sql.raw(`'${PROCESSING}', '${SHIPPED}', '${DELIVERED}'`)})
    and not exists (select 1 from kits k where k.order_item_id = i.id)`;

/** A page of a person's kits: those to register, then the newest first. Ids and names of kits that another account registered stay closed. */
export async function listKits(
  deps: Needed,
  { userId, start, limit }: { userId: string; start: number; limit: number },
): Promise<{ data: OwnKit[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    deps.db.execute<ListedKit>(sql`
      with page as (select * from (${kitsOf(userId)}) own order by waits desc, since desc, place offset ${start} limit ${limit})
      select page.place, page.kit, page.units, k.code, k.code_sealed as "codeSealed", g.tester,
        p.name, p.slug, p.category_slug as category, p.emblem, o.id as "orderId",
        o.order_number as "orderNumber", coalesce(g.user_id <> ${userId}, false) as "isGivenAway",
        r.id as "reportId", o.created_at as ordered, o.packed_at as packed, o.shipped_at as sent,
        o.delivered_at as delivered, g.registered_at as registered, k.received_at as lab, r.created_at as report,
        (select json_build_object('id', pk.id, 'wrapped', pk.wrapped)
          from person_keys pk where pk.person = g.user_id) as "key"
      from page left join kits k on k.id = page.kit left join order_items i on i.id = page.item
      left join orders o on o.id = i.order_id join products p on p.id = coalesce(k.product_id, i.product_id)
      left join kit_registrations g on g.kit_id = k.id left join reports r on r.kit_id = k.id
      order by page.waits desc, page.since desc, page.place`),
    deps.db.execute<{ total: number }>(sql`select count(*)::int as total from (${kitsOf(userId)}) own`),
  ]);
  const data = (await unwrapKeys(deps, rows)).map((row) => asOwnKit(deps, row));
  return { data, total: counted.rows[0]!.total };
}

const pageOfAll = 100;

/** Every kit of a person, the newest first. */
export async function listAllKits(deps: Needed, userId: string): Promise<OwnKit[]> {
  const kits: OwnKit[] = [];
  for (;;) {
    const { data, total } = await listKits(deps, { userId, start: kits.length, limit: pageOfAll });
    kits.push(...data);
    if (data.length === 0 || kits.length >= total) return kits;
  }
}

function asOwnKit({ cipher, settings }: Needed, row: Unwrapped<ListedKit>): OwnKit {
  const { kit, code, codeSealed, key, isGivenAway } = row;
  const isOpen = kit !== null && !isGivenAway;
  const own = (at: string | null) => (at === null || isGivenAway ? null : new Date(at).toISOString());
  const shared = (at: string | null) => at && new Date(at).toISOString();
  return {
    key: row.place,
    kitId: isOpen ? openKitCode(cipher, { id: kit, code, codeSealed, key }) : null,
    name: row.name,
    slug: row.slug,
    category: row.category,
    emblem: row.emblem,
    units: row.units,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    dates: {
      ordered: shared(row.ordered),
      packed: shared(row.packed),
      sent: shared(row.sent),
      delivered: shared(row.delivered),
      registered: own(row.registered),
      lab: own(row.lab),
      report: own(row.report),
    },
    isGivenAway,
    testerName: isOpen && row.tester ? readName(cipher, kit, row) : null,
    reportId: isGivenAway ? null : row.reportId,
    returns:
      isOpen && row.registered && !row.lab && !row.report
        ? { id: kit, hasLabel: settings.labAddress.length > 0 }
        : null,
  };
}

const nameSchema = z.object({ firstName: z.string(), lastName: z.string() });

function readName(cipher: KeyNeeds['cipher'], kit: string, { tester, key }: Unwrapped<ListedKit>) {
  const text = openColumn(cipher, testerAt(kit, key), testerColumn, tester!);
  if (text === null) return null;
  const { firstName, lastName } = nameSchema.parse(JSON.parse(text));
  return `${firstName} ${lastName}`;
}
