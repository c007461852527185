import type { Household, HouseholdPerson } from '@larkwell/contracts/appointments/households';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { Table } from '@larkwell/ui/table/table';
import { HiddenFields } from '../../booking/hidden-fields';
import { namePerson } from '../../booking/person';
import { price } from '../../booking/price';
import { householdMessages as words } from '../../messages/household';
import { paths } from '../../paths';

interface PeopleTableProps {
  household: Household;
  canRemove: boolean;
}

/** Each person with their time, whether their form is done, and what they pay. */
export function PeopleTable({ household, canRemove }: PeopleTableProps) {
  const { people, total } = household;
  const columns = [
    { key: 'name', label: words.name, isName: true },
    { key: 'time', label: words.time, short: true },
    { key: 'status', label: words.status },
    { key: 'cost', label: words.cost, short: true },
    { key: 'action', label: words.action, hasForms: true },
  ];
  return (
    <>
      <Table
        caption={words.people}
        captionHidden
        stackBelow="large"
        columns={columns}
        rows={people.map((one) => ({
          key: String(one.person),
          cells: [
            namePerson(household, one),
            one.slot?.start ?? '',
            one.isDone ? words.done : words.notDone,
            one.amount > 0 ? price(one.amount) : words.noCost,
            <Actions key="action" one={one} name={namePerson(household, one)} canRemove={canRemove} />,
          ],
        }))}
      />
      {total > 0 && (
        <p>
          {words.total}: <strong>{price(total)}</strong>
        </p>
      )}
    </>
  );
}

interface ActionsProps {
  one: HouseholdPerson;
  name: string;
  canRemove: boolean;
}

/** The first person names the household, so they cannot leave it. */
function Actions({ one, name, canRemove }: ActionsProps) {
  const whose = <span className="visually-hidden">{words.of(name)}</span>;
  return (
    <span className="cluster" data-wrap="no">
      <Link href={paths.visitInfo(one.isDone ? 'consent' : undefined, one.person)} standalone>
        {one.isDone ? words.check : words.fillIn}
        {whose}
      </Link>
      {canRemove && one.person > 1 && (
        <PostForm>
          <HiddenFields values={{ person: String(one.person) }} />
          <Button variant="quiet" name="intent" value="remove">
            {words.remove}
            {whose}
          </Button>
        </PostForm>
      )}
    </span>
  );
}
