import { helpMessages } from '../messages/help';
import { paths } from '../paths';

/** The link to support at the foot of every help page. */
export function StillStuck() {
  return (
    <p>
      <a href={paths.support()}>{helpMessages.contact}</a>
    </p>
  );
}
