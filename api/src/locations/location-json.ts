import { sql } from 'drizzle-orm';

/** The fields of the location `l` that are shown, as the contract's `Location`. */
export const locationJson = sql`json_build_object('id', l.id, 'name', l.name, 'street', l.street, 'city', l.city,
  'state', l.state, 'zipCode', l.zip_code, 'timezone', l.timezone, 'zone', l.zone, 'description', l.description)`;
