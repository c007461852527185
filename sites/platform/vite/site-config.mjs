import { vitePlugin as remix } from '@remix-run/dev';
import { deferredScripts } from './deferred-script.mjs';

/**
 * The Vite configuration that both sites share. Lazy route discovery stays off: it reloads pages after a deploy and
 * loses typed text.
 *
 * @param {{ deferred?: Record<string, string> }} site name of each deferred behaviour file and the module it is made from
 * @returns {import('vite').UserConfig}
 */
export function siteConfig({ deferred = {} }) {
  return {
    plugins: [
      deferredScripts(deferred),
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
    ssr: { noExternal: [/^@larkwell\//] },
    build: { assetsInlineLimit: 0, target: 'es2022' },
  };
}
