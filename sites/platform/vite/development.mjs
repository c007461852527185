const client = '<script type="module" src="/@vite/client"></script>';

/**
 * Answers pages in development as the built site does: with the guards, limits and headers of `serveSite`. Pages
 * without React get Vite's script too, so each page reloads after a save.
 *
 * @returns {import('vite').Plugin}
 */
export function developmentPages() {
  const api = waitForApi();
  return {
    name: 'larkwell-development-pages',
    apply: 'serve',
    // Without this, the watcher drops the second of two saves within 50 ms.
    config: () => ({ server: { watch: { awaitWriteFinish: { stabilityThreshold: 30, pollInterval: 10 } } } }),
    configureServer(server) {
      api.onReady(() => server.environments.client.hot.send({ type: 'full-reload' }));
      // After Vite's own middleware, and before Remix's, which has no guards.
      return () =>
        server.middlewares.use(async (request, response, next) => {
          try {
            await api.ready();
            const { entry } = await server.ssrLoadModule('virtual:remix/server-build');
            request.url = request.originalUrl;
            // `withClient` reads the page as text.
            request.headers['accept-encoding'] = 'identity';
            // `withClient` needs the whole page, even if the browser has it already.
            delete request.headers['if-none-match'];
            entry.module.site(request, response, { passOn: next, adjust: withClient });
          } catch (error) {
            next(error);
          }
        });
    },
    hotUpdate({ modules, server, file }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      console.log(`reloaded after ${file}`);
      server.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}

/**
 * The page with Vite's script, and a policy that allows the styles Vite injects.
 *
 * @param {Response} answer
 */
async function withClient(answer) {
  const headers = new Headers(answer.headers);
  const policy = headers.get('Content-Security-Policy');
  if (policy) {
    headers.set(
      'Content-Security-Policy',
      policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    );
  }
  const { status, body } = answer;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return new Response(body, { status, headers });
  headers.delete('Content-Length');
  const html = await answer.text();
  return new Response(html.replace('</head>', `${client}</head>`), { status, headers });
}

/** What `npm run dev` reports to this process about the API; without it the API counts as ready. */
function waitForApi() {
  let ready = Promise.resolve();
  /** @type {() => void} */
  let settle = () => {};
  /** @type {() => void} */
  let reload = () => {};
  process.on('message', (message) => {
    if (message === 'api-reloading') ready = new Promise((resolve) => (settle = resolve));
    if (message !== 'api-ready') return;
    settle();
    reload();
  });
  process.on('disconnect', () => process.exit());
  return {
    ready: () => ready,
    /** @param {() => void} listener */
    onReady(listener) {
      reload = listener;
    },
  };
}
