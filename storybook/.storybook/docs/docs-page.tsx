import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { stateNames } from '@larkwell/ui/stories/about';
import type { About } from '@larkwell/ui/stories/about';
import { ScreensPage } from './screens-page';
import { SideBySide } from './side-by-side';
import { WithoutScript } from './without-script';
import './docs.css';

function List({ title, items }: { title: string; items?: readonly string[] }) {
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

const maturity: Record<string, string> = {
  stable: 'Stable: use it',
  draft: 'Draft: use it, but expect changes',
};

function Tags({ tags }: { tags: readonly string[] }) {
  const areas = tags.filter((tag) => tag.startsWith('area:')).map((tag) => tag.slice(5));
  const status = tags.map((tag) => maturity[tag]).find(Boolean);
  return (
    <p className="docs-tags">
      {status ? <strong>{status}</strong> : null}
      {areas.map((area) => (
        <span key={area}>{area}</span>
      ))}
    </p>
  );
}

const stateWords: Partial<Record<(typeof stateNames)[number], string>> = { longText: 'long text' };

function Never({ never }: Pick<About, 'never'>) {
  const states = stateNames.filter((state) => never?.[state]);
  return (
    <List
      title="States that do not apply"
      items={states.map((state) => `${stateWords[state] ?? state}: ${never![state]}`)}
    />
  );
}

function Keyboard({ keyboard }: Pick<About, 'keyboard'>) {
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

/**
 * The page of every component, always in this order: purpose, playground, states, without script, accessibility,
 * wording.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  if (preparedMeta.tags.includes('screen')) return <ScreensPage />;
  const about = (preparedMeta.parameters as { about?: About }).about;
  return (
    <>
      <Title />
      <Subtitle />
      <Tags tags={preparedMeta.tags} />
      <Description />
      <List title="When to use it" items={about?.use} />
      <List title="When not" items={about?.avoid} />
      <h2 id="playground">Playground</h2>
      <Primary />
      <Controls />
      <Stories title={<h2 id="states">States</h2>} includePrimary={false} />
      <Never never={about?.never} />
      <h2 id="without-javascript">Without JavaScript</h2>
      {about?.script ? <p>With a script: {about.script}</p> : <p>The same with and without script.</p>}
      <WithoutScript />
      <h2 id="widths">320 and 1280 wide</h2>
      {first ? <SideBySide story={first} /> : null}
      <h2 id="accessibility">Keyboard and screen reader</h2>
      <Keyboard keyboard={about?.keyboard ?? []} />
      {about?.reader ? (
        <p>
          A screen reader says: <q>{about.reader}</q>
        </p>
      ) : null}
      <List title="Content rules" items={about?.content} />
    </>
  );
}
