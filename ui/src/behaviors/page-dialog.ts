import { Behavior, define } from './behavior';
import { bringStyles, fetchPage } from './fetch-page';

/**
 * Opens a link's page in the dialog beside the link: the part marked `data-dialog-part`, under the page's own heading.
 * Links inside `data-stays` replace the dialog's content instead of the page. If loading fails, on the page itself, and
 * without script, the link navigates. Forms inside post as they do on the page.
 */
class PageDialog extends Behavior {
  protected start() {
    const link = this.one<HTMLAnchorElement>('a');
    const dialog = this.one<HTMLDialogElement>('dialog');
    if (!link || !dialog) return;
    this.on(link, 'click', (event) => {
      // The page already has this form, so its ids would be duplicated.
      if (link.pathname !== location.pathname) this.#follow(event, link, dialog);
    });
    this.on(dialog, 'click', (event) => {
      const target = event.target as Element;
      if (target === dialog || target.closest('[data-close]')) return dialog.close();
      const inside = target.closest('a');
      if (inside?.closest('[data-stays]')) this.#follow(event, inside, dialog);
    });
  }

  #follow(event: MouseEvent, { href }: HTMLAnchorElement, dialog: HTMLDialogElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void this.#show(href, dialog);
  }

  async #show(address: string, dialog: HTMLDialogElement) {
    const page = await fetchPage(address);
    const part = page?.querySelector('main [data-dialog-part]');
    const place = dialog.querySelector('[data-dialog-content]');
    const title = dialog.querySelector<HTMLElement>('[data-dialog-title]');
    if (!page || !part || !place || !title) return location.assign(address);
    await bringStyles(page);
    place.replaceChildren(document.importNode(part, true));
    title.textContent = page.querySelector('h1')?.textContent ?? title.textContent;
    if (dialog.open) title.focus();
    else dialog.showModal();
  }
}

define('page-dialog', PageDialog);
