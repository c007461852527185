import type { CartLine } from '@larkwell/contracts/cart/cart';
import { sql } from 'drizzle-orm';
import { createSession } from '../src/people';
import type { ApiClient, TestApp } from './test-app';

/** A signed-in person and what tests do in that person's name. */
export interface Shopper {
  id: string;
  email: string;
  token: string;
  api: ApiClient;
  /** Orders the given `{ kit: quantity }` or lines, and returns the order's id. */
  order(cart: Record<string, number> | CartLine[], couponCode?: string): Promise<string>;
}

export interface Role {
  isOrganization?: boolean;
  employer?: string;
  address?: string;
}

export const home = {
  full_name: 'Pat Doe',
  address: '1217 Harney St',
  city: 'Omaha',
  state: 'NE',
  country: 'United States',
  zipCode: '68102',
};

let count = 0;

export async function addShopper(test: TestApp, role: Role = {}): Promise<Shopper> {
  count += 1;
  const email = `shopper-${count}-${process.pid}@example.com`;
  const { rows } = await test.deps.db.execute<{ id: string }>(sql`
    insert into users (full_name, email, user_type, is_organisation_user, organisation_id, password_hash, verified_at)
    values ('Pat Doe', ${email}, ${role.employer ? 'Employee User' : 'Normal User'}, ${role.isOrganization ?? false},
      ${role.employer ?? null}, 'none', app_now())
    returning id`);
  const { id } = rows[0]!;
  const token = await createSession(test.deps.db, id);
  const api = test.as({ token, ...(role.address && { address: role.address }) });
  return {
    id,
    email,
    token,
    api,
    async order(cart, couponCode) {
      const cartItems = Array.isArray(cart)
        ? cart
        : Object.entries(cart).map(([kit, quantity]) => once(kit, quantity));
      const { data } = await api.cart.createOrder({
        ...home,
        id,
        email,
        cartItems,
        couponCode: couponCode ?? null,
      });
      return data.orderId;
    },
  };
}

export function once(kit: string, quantity = 1): CartLine {
  return { id: kit, selectedQuantity: quantity, subscription: false, subscriptionDuration: null };
}

export function subscribed(kit: string, months: 3 | 6 | 12, quantity = 1): CartLine {
  return { id: kit, selectedQuantity: quantity, subscription: true, subscriptionDuration: months };
}
