import type { Shop } from '../testing/shop';
import type { Shopper } from '../testing/shopper';
import { testServiceKey } from '../testing/test-deps';
import { requestFor, type ApiCall } from './calls';
import { census } from './census';
import type { World } from './world';

interface Question {
  shop: Shop;
  world: World;
  call: ApiCall;
}

/** Makes the census's call through a site, as this person; undefined is a visitor. */
export function ask(
  { shop, world, call }: Question,
  person: Shopper | undefined,
  spell = (path: string) => path,
) {
  const { path, init } = requestFor(call, census[call.name].ask(world));
  const headers = new Headers(init.headers);
  headers.set('x-service-key', testServiceKey);
  headers.set('x-visitor-address', '203.0.113.7');
  // As the booking site says that a browser has proved no mailbox.
  headers.set('x-booking-proof', 'none');
  if (person) headers.set('authorization', `Bearer ${person.token}`);
  return shop.request(spell(path), { ...init, headers });
}
