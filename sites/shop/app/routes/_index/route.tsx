import { POPULAR_LIMIT } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { catalog } from '../../catalog/catalog.server';
import { PopularTests } from '../../catalog/popular-tests';
import { Included } from '../../home/included';
import { Slider } from '../../home/slider';
import { WhyUs } from '../../home/why-us';
import { slides } from '../../messages/home';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta({
    title: 'At-home test kits, explained in plain English',
    description: slides[0].text,
    path: paths.home(),
    shopUrl: shopUrlOf(matches),
  });

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const list = catalog(visit.api).listByCategory({ category: ALL_PRODUCTS, limit: POPULAR_LIMIT });
  return { popular: (await need(visit, request, list)).data };
}

export default function HomePage() {
  const { popular } = useLoaderData<typeof loader>();
  return (
    <>
      <Slider />
      <div className="page stack" data-gap="section">
        <Included />
        <WhyUs />
        <PopularTests products={popular} />
      </div>
    </>
  );
}
