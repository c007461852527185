import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { sql } from 'drizzle-orm';
import type { SeedPart } from '../seed-part';
import { demoCategories, demoKits } from './catalog';

/** Product ids of the demo data by slug; short, because a cart cookie stores them. */
export const demoProductIds = new Map(demoKits.map((kit, index) => [kit.slug, String(101 + index)]));

export const plantCatalog: SeedPart = {
  name: 'catalog',
  async run({ db }) {
    for (const [position, { slug, name }] of demoCategories.entries()) {
      await db.execute(sql`
        insert into product_categories (slug, name, position) values (${slug}, ${name}, ${position})
        on conflict do nothing`);
    }
    for (const [position, kit] of demoKits.entries()) {
      const id = demoProductIds.get(kit.slug)!;
      const symptoms = JSON.stringify(kit.symptoms.map((label) => ({ label })));
      const contents = JSON.stringify(kit.contents.map(([piece, count]) => ({ piece, count })));
      await db.execute(sql`
        insert into products (id, slug, name, category_slug, price_cents, image_name, description, measures, analytes,
          collection_method, collection_details, get_tested_details, symptoms, video_url, coupon_code,
          coupon_description, stock, position, emblem, contents)
        values (${id}, ${kit.slug}, ${kit.name}, ${kit.category}, ${kit.price}, ${kit.imageName}, ${kit.description},
          ${kit.measures}, ${sql.param(kit.analytes)}, ${kit.collectionMethod}, ${kit.collectionDetails}, ${kit.getTestedDetails},
          ${symptoms}::jsonb, ${kit.videoUrl}, ${kit.couponCode}, ${kit.couponDescription}, ${kit.stock}, ${position},
          ${kit.emblem}, ${contents}::jsonb)
        on conflict do nothing`);
      // A demo shop that was filled before kits named what they measure.
      await db.execute(sql`
        update products set analytes = ${sql.param(kit.analytes)}::text[] where id = ${id} and analytes = '{}'`);
      for (const { months } of SUBSCRIPTION_PACKAGES) {
        await db.execute(sql`
          insert into subscription_options (price_id, product_id, months)
          values (${`price_${id}_${months}`}, ${id}, ${months}) on conflict do nothing`);
      }
    }
  },
};
