import { useContext, useMemo, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DocsContext } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

/** This page's style sheets, for a document that shows the same components. */
function styles() {
  return [...document.head.querySelectorAll('link[rel=stylesheet], style[data-vite-dev-id]')]
    .map((sheet) => sheet.outerHTML)
    .join('');
}

/** Browsers do not let a frame without scripts take the focus, and log an error if it tries. */
const withoutAutofocus = (html: string) => html.replaceAll(' autofocus=""', '');

function serverDocument(body: string, globals: Record<string, string>) {
  const attributes = `lang="en" data-brand="${globals.brand}" data-theme="${globals.theme}" data-text="${globals.text}"`;
  return `<!doctype html><html ${attributes}><head><base href="${document.baseURI}"><title>Without JavaScript</title>${styles()}</head><body class="docs-static">${body}</body></html>`;
}

/** The server's HTML for each state, in a frame without script, beside the story in the browser. */
export function WithoutScript() {
  const context = useContext(DocsContext);
  const stories = context.componentStories();
  const [chosen, choose] = useState(stories[0]?.id);
  const story = stories.find(({ id }) => id === chosen) ?? stories[0];
  const html = useMemo(() => {
    if (!story) return '';
    const storyContext = context.getStoryContext(story);
    // Storybook adds the rest, needed only in a browser, when it shows the story itself.
    const rendered = story.unboundStoryFn(storyContext as Parameters<typeof story.unboundStoryFn>[0]);
    return renderToStaticMarkup(rendered as ReactElement);
  }, [context, story]);
  if (!story) return null;
  const { globals } = context.getStoryContext(story);
  return (
    <div className="docs-compare sb-unstyled">
      <label>
        State{' '}
        <select value={story.id} onChange={({ target }) => choose(target.value)}>
          {stories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div className="docs-frames">
        <figure>
          <figcaption>Scripts off: the server’s HTML</figcaption>
          <iframe
            title={`${story.name}, without JavaScript`}
            sandbox="allow-same-origin"
            srcDoc={serverDocument(withoutAutofocus(html), globals as Record<string, string>)}
          />
        </figure>
        <figure>
          <figcaption>Scripts on</figcaption>
          <iframe
            title={`${story.name}, with JavaScript`}
            src={`iframe.html?id=${story.id}&viewMode=story`}
          />
        </figure>
      </div>
      <details>
        <summary>The server’s HTML as text</summary>
        <pre>
          <code>{html.replace(/></g, '>\n<')}</code>
        </pre>
      </details>
    </div>
  );
}
