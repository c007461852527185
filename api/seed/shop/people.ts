import { sql } from 'drizzle-orm';
import { hashPassword } from '../../src/accounts';
import type { SeedPart } from '../seed-part';

const password = 'Teal-Kettle-7';

/** Fixed ids, so that other parts of the demo data can refer to a person. */
export const demoPeople = {
  maya: 'demo-maya',
  olive: 'demo-olive',
  eli: 'demo-eli',
  noor: 'demo-noor',
} as const;

interface DemoPerson {
  id: string;
  fullName: string;
  email: string;
  phone: string;
  isOrganization?: boolean;
  employer?: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

const people: DemoPerson[] = [
  {
    id: demoPeople.maya,
    fullName: 'Maya Lindqvist',
    email: 'maya@example.com',
    phone: '(402) 555-0143',
    address: '1217 Harney St',
    city: 'Omaha',
    state: 'NE',
    zipCode: '68102',
  },
  {
    id: demoPeople.olive,
    fullName: 'Olive Okafor',
    email: 'olive@example.com',
    phone: '(515) 555-0118',
    isOrganization: true,
    address: '400 Locust St',
    city: 'Des Moines',
    state: 'IA',
    zipCode: '50309',
  },
  {
    id: demoPeople.eli,
    fullName: 'Eli Marsh',
    email: 'eli@example.com',
    phone: '(515) 555-0127',
    employer: demoPeople.olive,
    address: '2800 Ingersoll Ave',
    city: 'Des Moines',
    state: 'IA',
    zipCode: '50312',
  },
  {
    id: demoPeople.noor,
    fullName: 'Noor Haddad',
    email: 'noor@example.com',
    phone: '(515) 555-0136',
    employer: demoPeople.olive,
    address: '310 E 5th St',
    city: 'Des Moines',
    state: 'IA',
    zipCode: '50309',
  },
];

/** Maya shops for herself; Olive is an organization with an agreement and two employees, Eli and Noor. */
export const plantPeople: SeedPart = {
  name: 'people',
  async run({ db }) {
    const { rows } = await db.execute(sql`select 1 from users where id = ${demoPeople.noor}`);
    if (rows.length > 0) return;
    const passwordHash = await hashPassword(password);
    for (const person of people) {
      const slug = person.city.toLowerCase().replace(/[^a-z]+/g, '-');
      await db.execute(sql`
        insert into users (id, full_name, email, phonenumber, user_type, is_organisation_user, organisation_id,
          password_hash, verified_at, address, city, city_id, state, state_id, country, country_id, zip_code)
        values (${person.id}, ${person.fullName}, ${person.email}, ${person.phone},
          ${person.employer ? 'Employee User' : 'Normal User'}, ${person.isOrganization ?? false},
          ${person.employer ?? null}, ${passwordHash}, app_now(), ${person.address}, ${person.city},
          ${`${person.state}-${slug}`}, ${person.state}, ${person.state}, 'United States', 'US', ${person.zipCode})
        on conflict do nothing`);
    }
    await db.execute(sql`
      insert into agreements (organisation_id, discount_percent, order_units)
      values (${demoPeople.olive}, 10, 5) on conflict do nothing`);
  },
};
