import {
  personSchema,
  type Household,
  type HouseholdPerson,
} from '@larkwell/contracts/appointments/households';
import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { householdMessages as words } from '../messages/household';
import { paths } from '../paths';

/** The person that an address of the form names; undefined for the first one, and for a visit of its own. */
export function readPerson(request: Request): number | undefined {
  const named = personSchema.safeParse(new URL(request.url).searchParams.get('person'));
  return named.success && named.data > 1 ? named.data : undefined;
}

type Housed = Pick<Draft, 'household'>;

/** For addresses of a draft's form. */
export const personOf = ({ household }: Housed): number | undefined => household?.person;

/** `Person 2 of 3` by the place in the list; null for a visit of its own. */
export function tellPerson({ household }: Housed): string | null {
  if (!household) return null;
  const { people, person } = household;
  return words.personOf(people.findIndex((one) => one.person === person) + 1, people.length);
}

/** The typed name, otherwise `Person 2`. */
export const namePerson = ({ people }: Pick<Household, 'people'>, one: HouseholdPerson): string =>
  one.name || words.person(people.indexOf(one) + 1);

/** Where the end of a form leads: to the next one that is not done, otherwise to the page that books all. */
export function nextPath(household: Pick<Household, 'people'>): string {
  const next = nextPerson(household);
  return next ? paths.visitInfo(undefined, next.person) : paths.household();
}

/** The person whose form is next; undefined once all are done. */
export const nextPerson = ({ people }: Pick<Household, 'people'>): HouseholdPerson | undefined =>
  people.find(({ isDone }) => !isDone);
