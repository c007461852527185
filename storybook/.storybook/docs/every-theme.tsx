import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { AllThemes } from '../all-themes';

type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** A story in every theme. Its frames load when it is opened; "All themes" in the toolbar opens it and leads there. */
export function EveryTheme({ story }: { story: Story }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const [isOpen, setOpen] = useState(globals.theme === 'all');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (told: { globals: { theme?: string } }) => {
      if (told.globals.theme !== 'all') return;
      setOpen(true);
      details.current?.scrollIntoView();
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return (
    <details
      ref={details}
      className="sb-unstyled"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Light, dark, more contrast and forced colors</summary>
      {isOpen ? (
        <AllThemes id={story.id} name={story.name} globals={globals as Record<string, string>} />
      ) : null}
    </details>
  );
}
