import { DESCRIPTION_PREVIEW_LENGTH } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { pageMessages } from '@larkwell/contracts/pages/pages';
import { preview } from '@larkwell/contracts/previews';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Prose } from '@larkwell/ui/prose/prose';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data
    ? pageMeta({
        title: data.title,
        description: firstWords(data.content ?? pageMessages.comingSoon),
        path: paths.page(data.slug),
        shopUrl: shopUrlOf(matches),
      })
    : [];

/** The beginning of a page's text, as much as search engines show. */
const firstWords = (html: string) =>
  preview(
    html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    DESCRIPTION_PREVIEW_LENGTH,
  ).text;

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const slug = params.slug!.toLowerCase();
  const { data: page } = await need(visit, request, visit.api.pages.get({ pageSlug: slug }));
  const title = (page?.title ?? slug.replaceAll('-', ' ')).toLowerCase();
  return { slug, title, content: page?.content ?? null };
}

export default function ContentPage() {
  const { title, content } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <article className="stack reading">
        <h1>{title}</h1>
        {content ? <Prose html={content} /> : <p>{pageMessages.comingSoon}</p>}
      </article>
    </div>
  );
}
