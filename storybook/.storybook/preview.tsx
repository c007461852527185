import '@larkwell/ui/styles/shop.css';
import '@larkwell/ui/styles/themes.css';
import '@larkwell/ui/behaviors/shop';
import '@larkwell/ui/behaviors/booking';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { showAllThemes } from './all-themes';
import { DocsPage } from './docs/docs-page';
import { ThemedDocs } from './docs/themed-docs';
import { nativeAttributes } from './native-attributes';
import { frame, showGlobals } from './show-globals';
import { showPseudo } from './show-pseudo';
import { textControls } from './text-controls';
import { globalTypes, initialGlobals, viewports } from './toolbar';

// Stories link and post to pages that do not exist here: stay on the story unless something handled the event.
for (const name of ['click', 'submit'] as const) {
  document.addEventListener(name, (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (name === 'submit' || (link && !link.closest('.sbdocs-content > :not(.sb-unstyled)')))
      event.preventDefault();
  });
}

// Allow for a busy machine while a story waits.
configure({ asyncUtilTimeout: 20_000 });

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [showPseudo, frame, showAllThemes, showGlobals],
  argTypesEnhancers: [textControls, nativeAttributes],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage, container: ThemedDocs, codePanel: true },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          ['Color', 'Type', 'Space and layout', 'Shape', 'Motion', 'Icons', 'Kit pictures', 'Tokens'],
          'Content',
          ['Voice', 'Error messages', 'Numbers and dates', 'Health wording'],
          'Primitives',
          'Forms',
          'Commerce',
          'Booking',
          'Patterns',
          'Screens',
          'Mails',
        ],
      },
    },
  },
};

export default preview;
