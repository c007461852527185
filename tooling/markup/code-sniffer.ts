import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { withScript } from '../e2e/accessibility';
import type { SeenPage } from '../e2e/http/every-page';

const source = readFileSync(
  createRequire(import.meta.url).resolve('html_codesniffer/build/HTMLCS.js'),
  'utf8',
);

interface Sniffer {
  process(standard: string, root: Document, done: () => void): void;
  getMessages(): { type: number; code: string; element: Element | null }[];
  getTranslation(key: string): string | undefined;
}

/** Shows the page as the server sent it, with the site's own style sheets. */
export async function showPage(page: Page, { url, html }: SeenPage): Promise<void> {
  await page.route(url, (route) => route.fulfill({ body: html, contentType: 'text/html; charset=utf-8' }));
  await page.goto(url);
  await page.unroute(url);
}

/** The errors that HTML_CodeSniffer finds on the current page by WCAG 2 AAA: its code and the element. */
export function sniff(page: Page): Promise<string[]> {
  return withScript(page, async () => {
    await page.evaluate(source);
    return page.evaluate(async () => {
      const sniffer = (globalThis as unknown as { HTMLCS: Sniffer }).HTMLCS;
      const translate = sniffer.getTranslation.bind(sniffer);
      // Some of its messages have no words, and then it fails.
      sniffer.getTranslation = (key) => translate(key) ?? key;
      await new Promise<void>((done) => sniffer.process('WCAG2AAA', document, done));
      const errors = sniffer.getMessages().filter(({ type }) => type === 1);
      return errors.map(({ code, element }) => `${code} ${element?.outerHTML.slice(0, 160) ?? ''}`);
    });
  });
}
