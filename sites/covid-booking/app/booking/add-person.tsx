import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { MAX_PEOPLE } from '@larkwell/contracts/numbers/visits';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { householdMessages as words } from '../messages/household';

/** Adds a person at the same place, with the same end. Renders nothing when as many as possible are there. */
export function AddPerson({ household }: Pick<Draft, 'household'>) {
  if (household && household.people.length >= MAX_PEOPLE) return null;
  return (
    <PostForm className="stack" data-gap="small">
      <p className="secondary">{words.addHint}</p>
      <div>
        <Button variant="secondary" size="small" name="intent" value="add-person">
          {words.add}
        </Button>
      </div>
    </PostForm>
  );
}
