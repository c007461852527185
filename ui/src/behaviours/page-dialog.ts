import { Behaviour, define } from './behaviour';
import { bringStyles, fetchPage } from './fetch-page';

/**
 * Opens the page a link goes to in the dialog beside the link: the part of it marked `data-dialog-part`. Where
 * that fails, and without script, the link goes to the page. Forms inside post as they do on the page.
 */
class PageDialog extends Behaviour {
  protected start() {
    const link = this.one<HTMLAnchorElement>('a');
    const dialog = this.one<HTMLDialogElement>('dialog');
    if (!link || !dialog) return;
    this.on(link, 'click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      void this.#open(link.href, dialog);
    });
    this.on(dialog, 'click', ({ target }) => {
      if (target === dialog || (target as Element).closest('[data-close]')) dialog.close();
    });
  }

  async #open(address: string, dialog: HTMLDialogElement) {
    const page = await fetchPage(address);
    const part = page?.querySelector(`[data-dialog-part="${this.dataset.part ?? ''}"]`);
    const place = dialog.querySelector('[data-dialog-content]');
    if (!page || !part || !place) return location.assign(address);
    bringStyles(page);
    place.replaceChildren(document.importNode(part, true));
    dialog.showModal();
  }
}

define('page-dialog', PageDialog);
