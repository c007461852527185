import { sql } from 'drizzle-orm';
import { demoProductIds } from '../catalog/plant-catalog';
import type { SeedPart } from '../seed-part';

interface DemoCoupon {
  code: string;
  percent: number;
  products?: string[];
  maxRedemptions?: number;
  /** Days from now; both ends may be in the past. */
  startsIn?: number;
  endsIn?: number;
}

const demoCoupons: DemoCoupon[] = [
  { code: 'WELCOME10', percent: 10 },
  { code: 'SAVE20', percent: 20, startsIn: -60, endsIn: -1 },
  { code: 'SPRING30', percent: 30, startsIn: 30, endsIn: 60 },
  { code: 'ONCE25', percent: 25, maxRedemptions: 1 },
  { code: 'SUNNY20', percent: 20, products: ['vitamin-d-check'] },
  { code: 'HEART15', percent: 15, products: ['cholesterol-check'] },
];

const inDays = (days: number | undefined) =>
  days === undefined ? sql`null` : sql`app_now() + make_interval(days => ${days})`;

/**
 * One valid for everything, one that has ended, one not started, one for a single use, two for one kit each.
 */
export const plantCoupons: SeedPart = {
  name: 'coupons',
  async run({ db }) {
    for (const { code, percent, products = [], maxRedemptions = null, startsIn, endsIn } of demoCoupons) {
      const ids = products.map((slug) => demoProductIds.get(slug)!);
      await db.execute(sql`
        insert into coupons (code, percent, product_ids, max_redemptions, starts_at, ends_at)
        values (${code}, ${percent}, ${sql.param(ids)}::text[], ${maxRedemptions}, ${inDays(startsIn)}, ${inDays(endsIn)})
        on conflict do nothing`);
    }
  },
};
