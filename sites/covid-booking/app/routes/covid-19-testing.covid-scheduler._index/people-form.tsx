import { MAX_PEOPLE } from '@larkwell/contracts/numbers/visits';
import { Button } from '@larkwell/ui/button/button';
import { Select } from '@larkwell/ui/select/select';
import { HiddenFields } from '../../booking/hidden-fields';
import { householdMessages as words } from '../../messages/household';
import { paths } from '../../paths';

interface PeopleFormProps {
  people: number;
  /** Kept while the number changes. */
  date: string | undefined;
  open: readonly string[];
}

const counts = Array.from({ length: MAX_PEOPLE }, (_, index) => String(index + 1));

/** How many people the times are for. A form of its own that only reads, so its answer is an address. */
export function PeopleForm({ people, date, open }: PeopleFormProps) {
  return (
    <form method="get" action={paths.scheduler()} className="cluster">
      <HiddenFields values={{ ...(date && { date }), ...(open.length && { checked: open.join(',') }) }} />
      <Select
        id="people"
        name="people"
        label={words.howMany}
        defaultValue={String(people)}
        options={counts.map((count) => ({ value: count, label: count }))}
      />
      <div>
        <Button variant="secondary">{words.showTimes}</Button>
      </div>
      {people > 1 && <p className="secondary reading">{words.holdNotice(people)}</p>}
    </form>
  );
}
