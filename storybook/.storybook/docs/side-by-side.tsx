import { useContext, useState } from 'react';
import { DocsContext } from '@storybook/addon-docs/blocks';

/** The first state on the narrowest and on a common wide screen. Loaded when it is opened. */
export function SideBySide() {
  const context = useContext(DocsContext);
  const [open, setOpen] = useState(false);
  const story = context.componentStories()[0];
  if (!story) return null;
  const src = `iframe.html?id=${story.id}&viewMode=story`;
  return (
    <details
      className="docs-widths sb-unstyled"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Show both widths</summary>
      {open ? (
        <div>
          <iframe title="320 wide" src={src} width="320" />
          <iframe title="1280 wide" src={src} width="1280" />
        </div>
      ) : null}
    </details>
  );
}
