import { stateNames } from '@larkwell/ui/stories/about';
import type { About } from '@larkwell/ui/stories/about';

/** A titled list, or nothing if it is empty. */
export function List({ title, items }: { title: string; items?: readonly string[] }) {
  if (!items?.length) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

const stateWords: Partial<Record<(typeof stateNames)[number], string>> = { longText: 'long text' };

/** The states a component cannot have, and why. */
export function Never({ never }: Pick<About, 'never'>) {
  const states = stateNames.filter((state) => never?.[state]);
  return (
    <List
      title="States that do not apply"
      items={states.map((state) => `${stateWords[state] ?? state}: ${never![state]}`)}
    />
  );
}

/** What each key does. */
export function Keyboard({ keyboard }: Pick<About, 'keyboard'>) {
  if (!keyboard?.length) return <p>Nothing in it takes focus.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Key</th>
          <th>Does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([key, does]) => (
          <tr key={key}>
            <td>
              <kbd>{key}</kbd>
            </td>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What changed for designers, newest first. */
export function Changes({ changes }: Pick<About, 'changes'>) {
  return (
    <table>
      <thead>
        <tr>
          <th>Date</th>
          <th>Change</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(([date, what]) => (
          <tr key={`${date} ${what}`}>
            <td>
              <time dateTime={date}>{date}</time>
            </td>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
