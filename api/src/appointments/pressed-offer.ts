import type { Location } from '@larkwell/contracts/locations/locations';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { describeOffer } from '../locations';
import { findChangedTerms, sealTerms, type ChangedTerms } from '../terms';

interface PressedOffer {
  slotId: string;
  /** The visit's current test. */
  testType: TestType;
  /** What the page showed at the button: its terms, or the test alone. */
  pressed: { terms?: string | undefined; testType?: TestType | undefined };
}

/**
 * What has changed since the page that offered the time. Includes terms to continue with only if the location
 * offers the test.
 * @returns null when nothing has changed, or for an unknown slot
 */
export async function findChangedOffer(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { slotId, testType, pressed }: PressedOffer,
): Promise<Partial<ChangedTerms> | null> {
  if (pressed.terms === undefined && (pressed.testType ?? testType) === testType) return null;
  const { rows } = await db.execute<{ place: Location; is_offered: boolean }>(sql`
    select json_build_object('id', l.id, 'name', l.name, 'street', l.street, 'city', l.city, 'state', l.state,
      'zipCode', l.zip_code) as place, l.is_open and ${testType} = any (l.test_types) as is_offered
    from slots s join locations l on l.id = s.location_id where s.id = ${slotId}`);
  const [row] = rows;
  if (!row) return null;
  const { place, is_offered } = row;
  const { keyring } = settings;
  const given = pressed.terms ?? sealTerms(describeOffer(place, pressed.testType!), keyring);
  const changed = findChangedTerms(given, describeOffer(place, testType), keyring);
  return !changed || is_offered ? changed : { changes: changed.changes };
}
