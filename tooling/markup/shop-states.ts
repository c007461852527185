import { openShop, people, SeenPages, visitShop } from '../e2e/http/every-page';
import { listForms } from '../e2e/http/read-page';
import type { HttpVisitor } from '../e2e/http/visitor';
import { refuseForms } from './refused-forms';

/** Every page of the shop for everyone, with refused forms, and the way of a kit to the payment page. */
export async function collectShop(environment: Record<string, string>): Promise<SeenPages> {
  const seen = new SeenPages();
  for (const who of people) {
    const answers = await openShop(environment, who, seen);
    const visitor = await visitShop(environment, who);
    for (const answer of answers) await refuseForms(answer, visitor, who, seen);
    if (who !== 'eli') await buy(visitor, who, seen);
  }
  return seen;
}

async function buy(visitor: HttpVisitor, who: string, seen: SeenPages): Promise<void> {
  const product = await visitor.get('/categories/thyroid-check');
  const form = listForms(product.text, product.url).find(({ action }) => action === '/cart/add')!;
  const given = new Map(form.fields.map(([name, value]) => [name, value]));
  const kit = {
    slug: given.get('slug')!,
    productId: given.get('productId')!,
    quantity: '1',
    paymentOption: 'one_time_purchase',
  };
  const cart = seen.add(who, await visitor.post('/cart/add', Object.entries(kit)), ' with a kit');
  await refuseForms(cart, visitor, who, seen);
  seen.add(who, await visitor.get('/cart/drawer'), ' with a kit');
  const shipping = seen.add(who, await visitor.get('/shipping'));
  await refuseForms(shipping, visitor, who, seen);
  const terms = /name="terms" value="([^"]+)"/.exec(shipping.text)?.[1];
  if (!terms) return;
  const placed = {
    intent: 'place-order',
    full_name: 'Robin Gray',
    email: `${who}@example.com`,
    zipCode: '68102',
    address: '12 Elm Street',
    city: 'Omaha',
    state_id: 'NE',
    country_id: 'US',
    terms,
  };
  const billing = seen.add(who, await visitor.post('/shipping', Object.entries(placed)));
  await refuseForms(billing, visitor, who, seen);
}
