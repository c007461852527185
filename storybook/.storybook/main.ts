import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { browserHalf } from './browser-half';
import { propsTables, withoutJavaScriptTables } from './props-tables';
import { keepEverything } from './quick-build';

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
  staticDirs: [{ from: '../../ui/tokens.json', to: '/tokens.json' }],
  docs: { defaultName: 'About' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...withoutJavaScriptTables(vite.plugins), browserHalf(), keepEverything()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000, reportCompressedSize: false, sourcemap: false },
  }),
};

export default config;
