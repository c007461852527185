import { useContext } from 'react';
import { DocsContext, Title } from '@storybook/addon-docs/blocks';
import { SideBySide } from './side-by-side';
import { WithoutScript } from './without-script';

/** Whole pages of a site, each on a narrow and a wide screen; then the same pages as a server sends them. */
export function ScreensPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      <p>
        These are the pages themselves: the site’s own components in its own frame, with the data its loaders
        give, made by factories.
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
