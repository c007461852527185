import type { StorybookConfig } from '@storybook/react-vite';
import { browserHalf } from './browser-half';
import { keepEverything, tablesOfComponents } from './quick-build';

const config: StorybookConfig = {
  stories: ['../pages/**/*.mdx', '../pages/**/*.stories.tsx', '../../ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [{ from: '../../ui/tokens.json', to: '/tokens.json' }],
  docs: { defaultName: 'About' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...tablesOfComponents(vite.plugins), browserHalf(), keepEverything()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000, reportCompressedSize: false, sourcemap: false },
  }),
};

export default config;
