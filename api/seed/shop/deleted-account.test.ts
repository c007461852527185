import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startShop } from '../../testing/shop';
import { erasePerson } from '../../src/erasure';
import { seed } from '../seed';
import { demoPeople } from './people';

test('seeding again keeps a demo person’s deleted account deleted', async () => {
  const shop = await startShop();
  const { deps } = shop;
  await seed(deps);
  await deps.db.execute(sql`update orders set shipped_at = app_now() where user_id = ${demoPeople.maya}`);
  await erasePerson(deps, { userId: demoPeople.maya, actor: demoPeople.maya });
  await seed(deps);
  const { rows } = await deps.db.execute(sql`
    select full_name as name, stripe_customer_id as customer from users where id = ${demoPeople.maya}`);
  expect(rows).toEqual([{ name: 'Deleted account', customer: null }]);
  await shop.close();
});
