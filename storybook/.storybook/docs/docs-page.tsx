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
import type { About } from '@larkwell/ui/stories/about';
import { readTitle } from '../titles';
import { Changes, Keyboard, List, Never } from './about-lists';
import { EveryTheme } from './every-theme';
import { Maturity } from './maturity';
import { ScreensPage } from './screens-page';
import { SideBySide } from './side-by-side';
import { WithoutScript } from './without-script';
import './docs.css';

function Tags({ tags }: { tags: readonly string[] }) {
  const areas = tags.filter((tag) => tag.startsWith('area:')).map((tag) => tag.slice(5));
  return (
    <p className="docs-tags">
      <strong>{tags.includes('stable') ? 'Stable' : 'Draft'}</strong>
      {areas.map((area) => (
        <span key={area}>{area}</span>
      ))}
    </p>
  );
}

/**
 * The page of every component and pattern, always in this order: purpose, playground, states, without script, widths,
 * themes, accessibility, wording, maturity, changes.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const { tags, title, component, parameters } = preparedMeta;
  if (tags.includes('screen')) return <ScreensPage />;
  const { about, fileName = '' } = parameters as { about?: About; fileName?: string };
  const { name, otherNames } = readTitle(title.split('/').at(-1) ?? '');
  return (
    <>
      <Title>{name}</Title>
      <Subtitle />
      <Tags tags={tags} />
      {otherNames.length ? <p>Also called: {otherNames.join(', ')}.</p> : null}
      <Description />
      <List title="When to use it" items={about?.use} />
      <List title="When not" items={about?.avoid} />
      <h2 id="playground">{component ? 'Playground' : 'Example'}</h2>
      <Primary />
      {component ? <Controls /> : null}
      {stories.length > 1 ? <Stories title={<h2 id="states">States</h2>} includePrimary={false} /> : null}
      <Never never={about?.never} />
      <h2 id="without-javascript">Without JavaScript</h2>
      {about?.script ? <p>With a script: {about.script}</p> : <p>The same with and without script.</p>}
      <WithoutScript />
      <h2 id="widths">320 and 1280 wide</h2>
      {first ? <SideBySide story={first} /> : null}
      <h2 id="themes">In every theme</h2>
      {first ? <EveryTheme story={first} /> : null}
      <h2 id="accessibility">Keyboard and screen reader</h2>
      <Keyboard keyboard={about?.keyboard ?? []} />
      {about?.reader ? (
        <p>
          A screen reader says: <q>{about.reader}</q>
        </p>
      ) : null}
      <List title="Content rules" items={about?.content} />
      <h2 id="maturity">Maturity</h2>
      <Maturity
        tags={tags}
        file={fileName}
        isPictured={stories.some((story) => story.tags.includes('vrt'))}
      />
      <h2 id="changes">Changes</h2>
      <Changes changes={about?.changes ?? []} />
    </>
  );
}
