import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { browserHalf } from './browser-half';
import { componentFacts } from './component-facts';
import { writeMailPreviews } from './mail-previews';
import { propsTables, withoutJavaScriptTables } from './props-tables';
import { keepEverything } from './quick-build';

const fonts = '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/';

const config: StorybookConfig = {
  stories: ['../pages/**/*.mdx', '../pages/**/*.stories.tsx', '../../ui/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript', reactDocgenTypescriptOptions: propsTables },
  features: { sidebarOnboardingChecklist: false, experimentalSearchDocsHeadings: true },
  staticDirs: [
    { from: '../../ui/src/styles/favicon.svg', to: '/favicon.svg' },
    { from: `${fonts}atkinson-hyperlegible-next-latin-wght-normal.woff2`, to: '/fonts/text.woff2' },
    { from: '../../ui/tokens/larkwell.tokens.json', to: '/larkwell.tokens.json' },
    { from: '../../ui/src/styles/tokens.css', to: '/larkwell-tokens.css' },
    { from: '../../ui/src/styles/categories.css', to: '/larkwell-categories.css' },
    { from: writeMailPreviews(), to: '/mails' },
  ],
  docs: { defaultName: 'About' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...withoutJavaScriptTables(vite.plugins), browserHalf(), componentFacts(), keepEverything()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000, reportCompressedSize: false, sourcemap: false },
  }),
};

export default config;
