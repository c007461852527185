import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { AllThemes } from '../all-themes';

type Story = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** A story in every theme. Its frames load when it is opened. */
export function EveryTheme({ story }: { story: Story }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const [isOpen, setOpen] = useState(globals.theme === 'all');
  return (
    <details
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
