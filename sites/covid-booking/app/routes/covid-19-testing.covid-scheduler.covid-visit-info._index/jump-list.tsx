import type { VisitSection } from '@larkwell/contracts/appointments/visit-answers';
import { Details } from '@larkwell/ui/details/details';
import { Link } from '@larkwell/ui/link/link';
import { visitInfoMessages as words } from '../../messages/visit-info';
import { paths } from '../../paths';

interface JumpListProps {
  sections: VisitSection[];
  current: VisitSection;
  completed: readonly VisitSection[];
  /** Whose form it is, in a household. */
  person: number | undefined;
}

/** The sections of the form; saved ones are links. */
export function JumpList({ sections, current, completed, person }: JumpListProps) {
  return (
    <Details summary={words.jumpList}>
      <ol>
        {sections.map((section) => (
          <li key={section} aria-current={section === current ? 'step' : undefined}>
            {completed.includes(section) && section !== current ? (
              <Link href={paths.visitInfo(section, person)}>{words.sections[section]}</Link>
            ) : (
              words.sections[section]
            )}
            {completed.includes(section) && ` (${words.saved})`}
          </li>
        ))}
      </ol>
    </Details>
  );
}
