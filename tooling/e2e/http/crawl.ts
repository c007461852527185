import { listForms, listLinks, type PageForm } from './read-page';
import type { HttpVisitor } from './visitor';

export interface Crawl {
  pages: number;
  /** Failures such as `404 /page/none, from /`, with the page that linked to them. */
  broken: string[];
  /** Forms that change something, one per action and set of fields. */
  forms: PageForm[];
}

/** Skips these: they end the session. */
const endsVisit = /^\/logout\b/;
/** How many pages that differ only by query, such as pages of a list, are checked. */
const variantsOfPage = 3;

/** Follows every link of the site from `start`, as this visitor. */
export async function crawl(visitor: HttpVisitor, start: string[]): Promise<Crawl> {
  const from = new Map(start.map((path) => [path, 'the start']));
  const variants = new Map<string, number>();
  const broken: string[] = [];
  const forms = new Map<string, PageForm>();
  const queue = [...start];
  for (const path of queue) {
    const answer = await visitor.get(path);
    if (answer.status >= 400) broken.push(`${answer.status} ${path}, from ${from.get(path)}`);
    if (!answer.type.includes('html')) continue;
    for (const form of listForms(answer.text, answer.url)) {
      const key = `${form.action.split('?')[0]} ${form.fields.map(([name]) => name).join()}`;
      if (form.method === 'post' && !endsVisit.test(form.action)) forms.set(key, form);
    }
    for (const link of listLinks(answer.text, answer.url)) {
      const page = link.split('?')[0]!;
      const seen = variants.get(page) ?? 0;
      if (from.has(link) || endsVisit.test(link) || seen >= variantsOfPage) continue;
      variants.set(page, seen + 1);
      from.set(link, path);
      queue.push(link);
    }
  }
  return { pages: queue.length, broken, forms: [...forms.values()] };
}
