import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { faqCategorySlug } from '@larkwell/contracts/faq/faq';
import { Breadcrumb } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Questions } from '../../help/questions';
import { StillStuck } from '../../help/still-stuck';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta({
        title: data.name,
        description: `Questions and answers about ${data.name.toLowerCase()}.`,
        path: paths.helpCategory(data.slug),
        shopUrl: shopUrlOf(matches),
      })
    : [];

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const list = visit.api.faq.list({ category: params.name!.slice(0, 100) });
  const { data: faqs, categories } = await need(visit, request, list);
  const asked = faqCategorySlug(params.name!).toLowerCase();
  const category = categories.find(({ name }) => faqCategorySlug(name).toLowerCase() === asked);
  if (!category) throw new Response(null, { status: 404 });
  const openId = new URL(request.url).searchParams.get('faqId') ?? undefined;
  return { name: category.name, slug: faqCategorySlug(category.name), faqs, openId };
}

export default function HelpCategoryPage() {
  const { name, faqs, openId } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <Breadcrumb crumbs={[{ label: 'Help center', href: paths.help() }]} />
        <h1>{name}</h1>
        <Questions faqs={faqs} openId={openId} />
        <StillStuck />
      </div>
    </div>
  );
}
