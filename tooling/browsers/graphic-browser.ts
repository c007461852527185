import { vi } from 'vitest';
import type { Browser } from './browser';
import { marked, scriptThatMarks, type Sought } from './find-in-page';

/** One tab of a browser that shows pages as they are drawn. */
export interface Tab {
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks with the mouse, scrolling there first. */
  click(selector: string): Promise<void>;
  /** Replaces the text of a field by the keyboard. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const patience = { timeout: 60_000, interval: 100 };

/** A person with a keyboard and a mouse before a tab. */
export class GraphicBrowser implements Browser {
  private presses = 0;

  constructor(private readonly tab: Tab) {}

  open(url: string): Promise<void> {
    return this.tab.open(url);
  }

  async see(text: string): Promise<void> {
    await vi.waitFor(async () => {
      const shown = await this.read();
      if (!shown.includes(text)) throw new Error(`“${text}” never came. The page shows:\n${shown}`);
    }, patience);
  }

  async fill(label: string, value: string): Promise<void> {
    await this.find({ kind: 'field', name: label });
    await this.tab.type(marked, value);
    this.presses += value.length;
  }

  async choose(question: string, answer: string): Promise<void> {
    await this.find({ kind: 'answer', name: answer, question });
    await this.mark(answer);
  }

  async check(label: string): Promise<void> {
    await this.find({ kind: 'box', name: label });
    await this.mark(label);
  }

  async press(name: string): Promise<void> {
    await this.find({ kind: 'control', name });
    await this.tab.evaluate(`document.documentElement.setAttribute('data-before', '')`);
    await this.click();
    await vi.waitFor(async () => {
      const isNext = `!document.documentElement.hasAttribute('data-before') && document.readyState === 'complete'`;
      if (!(await this.tab.evaluate(isNext))) throw new Error(`${name} leads to no page.`);
    }, patience);
  }

  async read(): Promise<string> {
    return String(await this.tab.evaluate(`document.body.innerText.replace(/\\s+/g, ' ')`));
  }

  keys(): number {
    return this.presses;
  }

  close(): Promise<void> {
    return this.tab.close();
  }

  private async find(sought: Sought): Promise<void> {
    if (!(await this.tab.evaluate(scriptThatMarks(sought))))
      throw new Error(`${JSON.stringify(sought)} is not on the page:\n${await this.read()}`);
  }

  private async mark(name: string): Promise<void> {
    await this.click();
    const isMarked = await this.tab.evaluate(`document.querySelector('${marked}').control.checked`);
    if (!isMarked) throw new Error(`${name} cannot be chosen.`);
  }

  private async click(): Promise<void> {
    this.presses += 1;
    await this.tab.click(marked);
  }
}
