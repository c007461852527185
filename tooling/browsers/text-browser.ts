import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from './browser';
import { findProgram } from './find-program';
import { Terminal, type Screen } from './terminal';

interface TextBrowserKeys {
  command: string[];
  /** Goes to the next link, button or field. */
  next: string;
  /** Pressed on a field before and after its text, where the browser asks for it on a line of its own. */
  aroundText?: { before: string; after: string };
  /** Greets a person who has never used it, until a press of Enter. */
  greeting?: string;
}

/** The browsers as Debian has them, each without settings of a person. */
const textBrowsers = {
  lynx: { command: ['lynx', '-nopause', '-accept_all_cookies', '-show_cursor=on'], next: 'Tab' },
  w3m: { command: ['w3m', '-cookie'], next: 'Tab', aroundText: { before: 'Enter', after: 'Enter' } },
  links: { command: ['links'], next: 'Down', greeting: 'Welcome to links!' },
} satisfies Record<string, TextBrowserKeys>;

export type TextBrowserName = keyof typeof textBrowsers;

const mostSteps = 160;

/** A text browser in a terminal. The person goes from link to link and reads where the cursor stands. */
export class TextBrowser implements Browser {
  private readonly own: TextBrowserKeys;
  private readonly home = mkdtempSync(path.join(tmpdir(), 'larkwell-text-browser-'));
  private terminal: Terminal | undefined;

  /** @param rows of its terminal, 24 unless told */
  constructor(
    name: TextBrowserName,
    private readonly rows?: number,
  ) {
    this.own = textBrowsers[name];
    for (const program of [name, 'tmux']) findProgram(program, [`/usr/bin/${program}`]);
  }

  async open(url: string): Promise<void> {
    this.terminal = new Terminal(
      [...this.own.command, url],
      { HOME: this.home, LC_ALL: 'C.UTF-8' },
      this.rows,
    );
    if (!this.own.greeting) return;
    await this.see(this.own.greeting);
    this.screens.press('Enter');
  }

  async see(text: string): Promise<void> {
    await this.screens.until(`“${text}”`, (screen) => inOneLine(screen).includes(text));
    await this.screens.settle();
  }

  async fill(label: string, value: string): Promise<void> {
    await this.walk(`the field ${label}`, reaches(label));
    const { aroundText } = this.own;
    if (aroundText) this.screens.press(aroundText.before);
    this.screens.press('C-u');
    this.screens.type(value);
    if (aroundText) this.screens.press(aroundText.after);
    await this.screens.until(`“${value}” in ${label}`, ({ lines }) =>
      lines.join('\n').includes(value.slice(-12)),
    );
    await this.screens.settle();
  }

  async choose(question: string, answer: string): Promise<void> {
    await this.walk(`the question ${question}`, reaches(question));
    const whole = new RegExp(`^${escape(answer)}(?![\\p{L}\\p{N},])(?!\\s\\p{L})`, 'u');
    await this.walk(
      `${answer} of ${question}`,
      (screen) => namesAtCursor(screen).some((name) => whole.test(name)),
      { isHere: true },
    );
    await this.mark(answer);
  }

  async check(label: string): Promise<void> {
    await this.walk(`the box ${label}`, (screen) => standsOn(screen, label));
    await this.mark(label);
  }

  async press(name: string): Promise<void> {
    await this.walk(name, (screen) => standsOn(screen, name), { isHere: true });
    const before = pageOf(this.screens.screen());
    this.screens.press('Enter');
    await this.screens.until(`A page after ${name}`, (screen) => pageOf(screen) !== before);
    await this.screens.settle();
  }

  async read(): Promise<string> {
    return (await this.screens.settle()).lines.join('\n');
  }

  keys(): number {
    return this.terminal?.keys ?? 0;
  }

  async close(): Promise<void> {
    await this.terminal?.close();
    rmSync(this.home, { recursive: true });
  }

  private get screens(): Terminal {
    if (!this.terminal) throw new Error('No page is open.');
    return this.terminal;
  }

  private async mark(name: string): Promise<void> {
    this.screens.press('Enter');
    await this.screens.until(`${name} with a mark`, ({ lines, row }) =>
      /[([][*oOXx][)\]]/.test(lines[row] ?? ''),
    );
  }

  /** Goes from link to link until `isThere`. */
  private async walk(
    what: string,
    isThere: (screen: Screen) => boolean,
    { isHere = false } = {},
  ): Promise<void> {
    let screen = await this.screens.settle();
    // Also when it does not count: `reaches` learns from each screen.
    const isThereBefore = isThere(screen);
    if (isHere && isThereBefore) return;
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const before = JSON.stringify(screen);
      this.screens.press(this.own.next);
      screen = await this.screens.until(
        `A link after ${what}`,
        (now) => JSON.stringify(now) !== before && now,
      );
      screen = await this.screens.settle();
      if (isThere(screen)) return;
    }
    throw new Error(`${what} is not on the way. The screen shows:\n${screen.lines.join('\n').trimEnd()}`);
  }
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const inOneLine = ({ lines }: Screen) => lines.join(' ').replaceAll(/\s+/g, ' ');

/** The screen without the last lines, where a browser says that it is loading. */
const pageOf = ({ lines }: Screen) => lines.slice(0, -5).join('\n');

/** The words of the link, button or box under the cursor. */
const namesAtCursor = ({ lines, row, column }: Screen) =>
  [-2, -1, 0, 1].map((offset) =>
    (lines[row] ?? '')
      .slice(Math.max(0, column + offset))
      .replace(/^\s*(\(BUTTON\)|[([]?[ *oOXx]?[)\]])?\s*/, ''),
  );

const standsOn = (screen: Screen, name: string) =>
  namesAtCursor(screen).some((each) => each.startsWith(name));

/** True at the first link after a line that begins with the label, also if the line has scrolled away since. */
function reaches(label: string) {
  const firstWords = label.length > 50 ? label.slice(0, 50).replace(/\s\S*$/, '') : label;
  const begins = new RegExp(`^\\s*${escape(firstWords)}(?!\\p{L})`, 'u');
  let wasAhead = false;
  return ({ lines, row, column }: Screen) => {
    const at = lines.findIndex((line) => begins.test(line));
    if (at === -1) return wasAhead;
    wasAhead = at > row || (at === row && lines[at]!.indexOf(firstWords) > column);
    return !wasAhead;
  };
}
