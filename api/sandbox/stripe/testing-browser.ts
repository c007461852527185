import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium } from 'playwright';

/** The Chromium that the test run names, an installed one, or Playwright's own. */
export function openBrowser() {
  const named = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
  return chromium.launch({ executablePath: named, args });
}

/** A page on another origin than Stripe's, which may load only its own script and Stripe's. */
export async function openCardPage(stripeUrl: string) {
  const built = await build({
    entryPoints: [fileURLToPath(new URL('./testing-page.tsx', import.meta.url))],
    bundle: true,
    write: false,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  const script = built.outputFiles[0]?.text ?? '';
  const policy = `default-src 'none'; script-src 'self' ${stripeUrl}; frame-src ${stripeUrl}; connect-src ${stripeUrl}`;
  const server = createServer((request, response) => {
    if (request.url === '/page.js') return response.setHeader('content-type', 'text/javascript').end(script);
    response.setHeader('content-type', 'text/html').setHeader('content-security-policy', policy);
    response.end(
      `<!doctype html><html lang="en"><title>Card</title><link rel="icon" href="data:,"><body><script src="${stripeUrl}/v3/"></script><script src="/page.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
