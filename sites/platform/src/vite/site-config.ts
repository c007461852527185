import { vitePlugin as remix } from '@remix-run/dev';
import type { PluginOption, UserConfig } from 'vite';
import { deferredScripts } from './deferred-script';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

interface SiteConfig {
  /** Name of each deferred behaviour file and the module it is made from. */
  deferred?: Record<string, string>;
}

/** The Vite configuration that both sites share. Lazy route discovery stays off: it reloads pages after a deploy and loses typed text. */
export function siteConfig({ deferred = {} }: SiteConfig): UserConfig {
  const plugins: PluginOption[] = [
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
  ];
  return {
    plugins,
    ssr: { noExternal: [/^@larkwell\//] },
    build: { assetsInlineLimit: 0, target: 'es2022' },
  };
}
