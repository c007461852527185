import { create } from 'storybook/theming';
import { font, themes } from '@larkwell/ui/tokens';

/** Our colors and typeface for Storybook's own frame and its documentation pages. */
export function brandTheme(theme: 'light' | 'dark') {
  const colors = themes[theme];
  return create({
    base: theme,
    // Without an image, the title is HTML: mark and name. The type does not say that null means none.
    brandImage: null as unknown as undefined,
    brandTitle: '<img src="./favicon.svg" alt="" width="28" height="28"> Larkwell components',
    brandUrl: './?path=/docs/start-here--about',
    brandTarget: '_self',
    appBg: colors['bg-page'],
    appContentBg: colors['bg-surface'],
    appPreviewBg: colors['bg-page'],
    appBorderColor: colors['border-subtle'],
    barBg: colors['bg-surface'],
    barTextColor: colors['text-secondary'],
    barSelectedColor: colors['text-link'],
    barHoverColor: colors['text-link'],
    colorPrimary: colors['action-bg'],
    colorSecondary: colors['text-link'],
    textColor: colors['text-primary'],
    textInverseColor: colors['action-text'],
    textMutedColor: colors['text-secondary'],
    buttonBg: colors['bg-surface'],
    buttonBorder: colors['border-control'],
    inputBg: colors['bg-surface'],
    inputBorder: colors['border-control'],
    inputTextColor: colors['text-primary'],
    fontBase: font.body,
    fontCode: 'ui-monospace, monospace',
  });
}
