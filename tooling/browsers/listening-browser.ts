import type { CDPSession } from 'playwright';
import { readAccessibilityTree } from './accessibility-tree';
import { GraphicBrowser, type Tab } from './graphic-browser';
import { readAloud, type Spoken } from './read-aloud';

/** A page as it is heard: at first, and after its form was sent empty. */
export interface HeardPage {
  first: Spoken[];
  errors: Spoken[];
}

/** A person who listens to each page, and sends each form empty before filling it in. */
export class ListeningBrowser extends GraphicBrowser {
  readonly pages: HeardPage[] = [];
  private readonly heard = new Set<string>();

  constructor(
    tab: Tab,
    private readonly devTools: CDPSession,
    private readonly sendButtons: string[],
  ) {
    super(tab);
  }

  override async see(text: string): Promise<void> {
    await super.see(text);
    if (this.heard.has(text)) return;
    this.heard.add(text);
    const tree = await readAccessibilityTree(this.devTools);
    const page: HeardPage = { first: readAloud(tree), errors: [] };
    this.pages.push(page);
    const button = page.first.findLast(
      ({ node }) => node.role === 'button' && this.sendButtons.includes(node.name),
    );
    if (!button) return;
    await this.press(button.node.name);
    page.errors = readAloud(await readAccessibilityTree(this.devTools));
  }
}
