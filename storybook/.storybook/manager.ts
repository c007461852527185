import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { themes } from '@larkwell/ui/tokens';

const { light } = themes;

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Larkwell components',
    brandUrl: './?path=/docs/start-here--about',
    brandTarget: '_self',
    appBg: light['bg-page'],
    appContentBg: light['bg-surface'],
    appBorderColor: light['border-subtle'],
    barBg: light['bg-surface'],
    colorPrimary: light['action-bg'],
    colorSecondary: light['action-bg'],
    textColor: light['text-primary'],
    textMutedColor: light['text-secondary'],
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
  }),
  sidebar: { showRoots: true },
});
