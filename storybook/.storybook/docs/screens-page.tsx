import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { SideBySide } from './side-by-side';
import { WithoutScript } from './without-script';

/** Whole pages of a site, each on a narrow and a wide screen; then the same pages as the server sends them. */
export function ScreensPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <p>
        These are the real pages: the site’s own components in its own frame, with loader data from factories.
      </p>
      {stories.map((story) => (
        <section key={story.id}>
          <h2 id={story.id}>
            <a href={`?path=/story/${story.id}`} target="_top">
              {story.name}
            </a>
          </h2>
          <SideBySide story={story} open />
        </section>
      ))}
      <h2 id="without-javascript">Without JavaScript</h2>
      <WithoutScript />
    </>
  );
}
