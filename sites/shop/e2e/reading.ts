import { expect, type Page } from '@larkwell/tooling/e2e';

// Reads pages and sends forms like a browser without script, without rendering them.

const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };

/** What no page may say while the outcome of a payment is unknown. */
const untrue =
  /(has|have) not been charged|(was|were) not charged|nothing (is|was) charged\.|before paying|is paid:|already paid(?! for)/i;

const wordsOf = (html: string) =>
  html.replace(/<(style|script)[^]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');

type Answer = Awaited<ReturnType<Page['request']['get']>>;

async function read(answer: Answer, what: string) {
  const html = await answer.text();
  const text = wordsOf(html);
  if (answer.status() < 300 || answer.status() >= 400) {
    expect(html, `${what} has a frame`).toMatch(/<header[^]*<main[^]*<h1[^]*<footer/);
    expect(text, what).not.toMatch(untrue);
  }
  return {
    status: answer.status(),
    text,
    html,
    location: answer.headers().location ?? '',
    /** The path of the first link that matches. */
    link(address: RegExp) {
      const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
      return new URL(
        links.find((href) => address.test(href))!,
        'http://shop.test',
      ).pathname;
    },
  };
}

/** Opens a page and follows redirects. Expects its frame, and no untrue words about money. */
export const readAs = async (page: Page, path: string) =>
  read(await page.request.get(path, { headers }), path);

/** Sends a form without following a redirect. */
export const sendAs = async (page: Page, path: string, form: Record<string, string>) =>
  read(await page.request.post(path, { form, headers, maxRedirects: 0 }), `${path} ${form.intent ?? ''}`);

/** The hidden fields of each form on a page. */
export function formsOf(html: string): Record<string, string>[] {
  return [...html.matchAll(/<form[^]*?<\/form>/g)].map(([form]) =>
    Object.fromEntries(
      [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
        /name="([^"]*)"/.exec(input)?.[1] ?? '',
        (/value="([^"]*)"/.exec(input)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
      ]),
    ),
  );
}
