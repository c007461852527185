import facts from 'virtual:component-facts';
import { criteriaOf } from '@larkwell/ui/stories/maturity';

interface MaturityProps {
  /** Tags of the component's page. */
  tags: readonly string[];
  /** Path of its story file. */
  file: string;
  /** Whether one of its stories is compared with an agreed picture. */
  isPictured: boolean;
}

/** How far a component is, by the criteria that every stable one meets. */
export function Maturity({ tags, file, isPictured }: MaturityProps) {
  const [, name = ''] = /\/ui\/src\/(.*)\.stories\.tsx$/.exec(file) ?? [];
  const criteria = criteriaOf({ ...facts[name], isPictured });
  return (
    <>
      <p>
        {tags.includes('stable')
          ? 'Stable: use it. Its props stay.'
          : 'Draft: use it, but its props or its look may still change.'}
      </p>
      {name in facts ? (
        <table>
          <thead>
            <tr>
              <th>A stable component</th>
              <th>This one</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ asks, answer, isMet }) => (
              <tr key={asks}>
                <td>{asks}</td>
                <td>
                  {isMet ? 'Yes' : 'Not yet'}
                  {answer ? `: ${answer}` : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </>
  );
}
