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
import { sampleReports, slides } from '../../messages/home';
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
  const { listByCategory, listAnalytes } = catalog(visit.api);
  const asked = [...sampleReports.hero.analytes, ...sampleReports.included.analytes];
  const [popular, analytes] = await Promise.all([
    need(visit, request, listByCategory({ category: ALL_PRODUCTS, limit: POPULAR_LIMIT })),
    need(visit, request, listAnalytes({ ids: asked.join(',') })),
  ]);
  return { popular: popular.data, analytes: analytes.data };
}

export default function HomePage() {
  const { popular, analytes } = useLoaderData<typeof loader>();
  return (
    <>
      <Slider analytes={analytes} />
      <div className="page stack" data-gap="section">
        <Included analytes={analytes} />
        <WhyUs />
        <PopularTests products={popular} />
      </div>
    </>
  );
}
