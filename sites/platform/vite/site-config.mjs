import { vitePlugin as remix } from '@remix-run/dev';
import { shortClassNames } from './class-names.mjs';
import { compressedAssets } from './compressed-assets.mjs';
import { deferredScripts } from './deferred-script.mjs';
import { developmentPages } from './development.mjs';
import { joinedStyles } from './joined-styles.mjs';
import { dropOtherBrands } from './other-brands.mjs';
import { physicalSides } from './physical-sides.mjs';
import { pureContracts } from './pure-contracts.mjs';
import { settledFonts } from './settled-fonts.mjs';

/**
 * The Vite configuration that both sites share. Lazy route discovery stays off: it reloads pages after a deploy, which
 * loses typed text.
 *
 * @param {{ brand: 'shop' | 'booking', deferred?: Record<string, string> }} site `deferred`: name of each deferred
 *   behavior file and the module it is made from
 * @returns {import('vite').UserConfig}
 */
export function siteConfig({ brand, deferred = {} }) {
  return {
    plugins: [
      deferredScripts(deferred),
      pureContracts(),
      compressedAssets('build/client/assets'),
      joinedStyles(['app', '../../ui/src', '../platform/src']),
      developmentPages(),
      remix({
        ignoredRouteFiles: ['**/*.test.*'],
        future: {
          v3_fetcherPersist: true,
          v3_lazyRouteDiscovery: false,
          v3_relativeSplatPath: true,
          v3_routeConfig: true,
          v3_singleFetch: true,
          v3_throwAbortReason: true,
        },
      }),
    ],
    css: {
      modules: { generateScopedName: shortClassNames(['app', '../../ui/src']) },
      postcss: { plugins: [dropOtherBrands(brand), settledFonts(), physicalSides()] },
    },
    ssr: { noExternal: [/^@larkwell\//] },
    build: {
      assetsInlineLimit: 0,
      target: 'es2022',
      // Otherwise a module under 500 bytes that two routes share would be a separate request.
      rollupOptions: { output: { experimentalMinChunkSize: 500 } },
    },
  };
}
