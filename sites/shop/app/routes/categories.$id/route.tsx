import { DESCRIPTION_PREVIEW_LENGTH } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { preview } from '@larkwell/contracts/previews';
import { Breadcrumb } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MeasuresSection } from '../../analytes/measures-section';
import { catalog } from '../../catalog/catalog.server';
import { PopularTests } from '../../catalog/popular-tests';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { BuyBar } from '../../product/buy-bar';
import { readBuyingChoice } from '../../product/buying-choice';
import { HowItWorks } from '../../product/how-it-works';
import { ProductOverview } from '../../product/product-overview';
import { ProductSections } from '../../product/product-sections';
import { structuredData } from '../../product/structured-data';
import { need, openVisit } from '../../session/visit.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  if (!data) return [];
  const { product } = data;
  const shopUrl = shopUrlOf(matches);
  return [
    ...pageMeta({
      title: `${product.name}, ${formatUsd(product.price)}`,
      description: preview(product.description, DESCRIPTION_PREVIEW_LENGTH).text,
      path: paths.product(product.slug),
      picture: paths.socialPicture(product.slug),
      shopUrl,
    }),
    ...(shopUrl ? [{ 'script:ld+json': structuredData(product, shopUrl) }] : []),
  ];
};

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const { data: product, popular } = await need(visit, request, catalog(visit.api).get({ id: params.id! }));
  const isEmployee = visit.person?.userType === 'Employee User';
  const query = new URL(request.url).searchParams;
  const choice = readBuyingChoice(query, { stock: product.quantity, maySubscribe: !isEmployee });
  return { product, popular, choice, isEmployee };
}

export default function ProductPage() {
  const { product, popular, choice, isEmployee } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumb
        crumbs={[
          { label: 'All Tests', href: paths.categories() },
          { label: product.category.name, href: paths.categories({ tab: product.category.slug }) },
        ]}
      />
      <ProductOverview product={product} choice={choice} isEmployee={isEmployee} />
      <div className="stack" data-gap="section">
        <MeasuresSection product={product} />
        <ProductSections product={product} />
        <HowItWorks />
        <PopularTests products={popular} />
        <BuyBar product={product} choice={choice} />
      </div>
    </div>
  );
}
