import { defineConfig } from 'vite';
import { siteConfig } from '@larkwell/platform/vite';

export default defineConfig(
  siteConfig({
    brand: 'shop',
    deferred: { shop: 'app/behaviors.ts' },
    later: {
      'account-menu': /\/site-header\/account-menu\.module\.css$/,
      notice: /\/(flash-notice\/flash-notice|notice\/notice)\.module\.css$/,
    },
  }),
);
