import { addKit, startShop } from './shop';
import { addShopper } from './shopper';

/** A shop with an organization, one of its employees, and a kit for $59 with plenty in stock. */
export async function startCompany() {
  const shop = await startShop();
  const organization = await addShopper(shop, { isOrganization: true });
  const employee = await addShopper(shop, { employer: organization.id });
  const kit = await addKit(shop, { price: 5900, stock: 100 });
  return { shop, organization, employee, kit };
}
