import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { stubSiteEnv } from '../../testing/site-env';

it('says that the carrier does not answer, not that nothing was scanned', async () => {
  stubSiteEnv();
  const order = { id: '1', orderNumber: 'LW-1', trackingId: '9400', trackingURLProvider: null };
  vi.doMock('@remix-run/react', async (load) => ({
    ...(await load<object>()),
    useLoaderData: () => ({ order, isCarrierAway: true, stages: [], elements: [], arrival: null }),
  }));
  const { default: TrackOrderPage } = await import('./route');
  const words = renderToStaticMarkup(<TrackOrderPage />);
  expect(words).toContain(
    'USPS is not responding right now, so we cannot see where your package is. Try again later.',
  );
  expect(words).not.toContain('USPS has not scanned your package yet.');
});
