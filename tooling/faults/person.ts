import { listForms } from '../e2e/http/read-page';
import { HttpVisitor, type Answer } from '../e2e/http/visitor';

type Typed = Record<string, string>;

/** A person with a browser without script: reads pages, fills in forms, presses buttons. */
export class Person {
  private readonly visitor: HttpVisitor;
  /** How often this person opened a page or pressed a button and got an answer. */
  steps = 0;
  /** The page that is open. */
  page: Answer = { status: 0, url: '', type: '', text: '', redirects: [] };

  constructor(site: string, address: string) {
    this.visitor = new HttpVisitor(site, address);
  }

  async open(path: string): Promise<void> {
    this.take(await this.visitor.get(path));
  }

  /** Posts what a page's form would, without opening the page. */
  async send(path: string, typed: Typed): Promise<void> {
    this.take(await this.visitor.post(path, Object.entries(typed)));
  }

  /** Fills in the empty fields of the button's form and presses it. */
  async press(button: RegExp, typed: Typed = {}): Promise<void> {
    const { text, url } = this.page;
    for (const [html] of text.matchAll(/<form\b[\s\S]*?<\/form>/gi)) {
      const pressed = [...html.matchAll(/<button\b[^>]*>[\s\S]*?<\/button>/gi)]
        .map(([tag]) => tag)
        .find((tag) => button.test(textOf(tag)));
      if (!pressed) continue;
      const [form] = listForms(html, url);
      const [own] = listForms(`<form>${pressed}</form>`, url);
      const filled = form!.fields.filter(([, , type]) => !/^(radio|checkbox|submit|button|file)$/.test(type));
      const sent = { ...Object.fromEntries(filled), ...Object.fromEntries(own!.fields), ...typed };
      return this.send(form!.action, sent);
    }
    throw new Error(`${url} (${this.page.status}) has no button ${button}: ${textOf(text).slice(-1500)}`);
  }

  /** Requested address on another site, such as Stripe's. */
  get sentAway(): string | undefined {
    return this.page.redirects.find((to) => !to.startsWith('/') && !to.startsWith(this.visitor.site));
  }

  private take(page: Answer) {
    this.page = page;
    this.steps += 1;
    if (page.status >= 500) throw new Error(`${page.url} answered ${page.status}`);
  }
}

export const textOf = (html: string) =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
