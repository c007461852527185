import type { Page } from '@playwright/test';

/**
 * What a page says: its texts, title, description, labels and alternatives, without the parts that are marked as being
 * in another language, and frames, which are others' pages.
 * @param html the page as sent; by default what `page` shows
 */
export async function textsOf(page: Page, html?: string): Promise<{ language: string; texts: string[] }> {
  return page.evaluate((source) => {
    const shown = source === undefined ? document : new DOMParser().parseFromString(source, 'text/html');
    const language = shown.documentElement.lang;
    const texts: string[] = [];
    const spoken = ['alt', 'title', 'aria-label', 'placeholder', 'data-alt', 'content'];
    for (const element of shown.querySelectorAll('*')) {
      if (element.matches('script, style, iframe, svg title, meta:not([name=description])')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
      for (const name of spoken) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    return { language, texts: texts.map((text) => text.trim()).filter(Boolean) };
  }, html);
}
