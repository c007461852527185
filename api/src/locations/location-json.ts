import { currentLanguage } from '@larkwell/contracts/language/language';
import { sql } from 'drizzle-orm';

/**
 * The fields of the location `l` that are shown, as the contract's `Location`. Its description is in the language of
 * the work that asks.
 */
export const locationJson = () =>
  sql`json_build_object('id', l.id, 'name', l.name, 'street', l.street, 'city', l.city,
  'state', l.state, 'zipCode', l.zip_code, 'timezone', l.timezone, 'zone', l.zone,
  'description', describe_place(l, ${currentLanguage()}))`;
