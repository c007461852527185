import { Details } from '@larkwell/ui/details/details';
import { visitInfoMessages as words } from '../../messages/visit-info';

/** What a guardian must do, by age and state. */
export function MinorsNote() {
  return (
    <Details summary={words.minorsTitle} open>
      <ul>
        {words.minors.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Details>
  );
}
