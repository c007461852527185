import { Behavior, define } from './behavior';
import { bringStyles } from './fetch-page';

/**
 * Opens the short cart from `data-source` in a drawer. The drawer handles its own forms and its links marked
 * `data-stays` in place. Forms marked `data-opens-cart` anywhere on the page add to the cart and open it. A refusal is
 * shown as the page's notice; for any other answer the browser navigates as without script.
 */
class CartDrawer extends Behavior {
  #link!: HTMLAnchorElement;
  #dialog!: HTMLDialogElement;

  protected start() {
    const link = this.one<HTMLAnchorElement>('a');
    const dialog = this.one<HTMLDialogElement>('dialog');
    if (!link || !dialog) return;
    this.#link = link;
    this.#dialog = dialog;
    this.on(link, 'click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      void this.#load(this.dataset.source!, link.href);
    });
    this.on(dialog, 'click', (event) => this.#click(event));
    // Runs before the form's own listeners: a form sent from here is not leaving the page.
    document.addEventListener('submit', (event) => this.#submit(event), { capture: true });
  }

  #click(event: Event) {
    const target = event.target as Element;
    if (target === this.#dialog || target.closest('[data-close]')) this.#dialog.close();
    const link = target.closest<HTMLAnchorElement>('a[data-stays]');
    if (!link) return;
    event.preventDefault();
    void this.#load(link.href === this.#link.href ? this.dataset.source! : link.href, link.href);
  }

  #submit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    const isOurs =
      form.matches('[data-opens-cart]') || (this.#dialog.contains(form) && form.matches('[data-stays]'));
    if (!isOurs || !this.isConnected) return;
    const { submitter } = event;
    const fields = new FormData(form, submitter as HTMLButtonElement | null);
    // The page itself answers "Update price", and plus and minus without the stepper's script.
    if (form.matches('[data-opens-cart]') && fields.has('intent') && fields.get('intent') !== 'add') return;
    if (submitter?.getAttribute('formmethod') === 'get') return;
    event.preventDefault();
    event.stopPropagation();
    if (form.dataset.sent) return;
    fields.set('from', 'drawer');
    void this.#send(form, fields, submitter);
  }

  async #send(form: HTMLFormElement, fields: FormData, submitter: HTMLElement | null) {
    form.dataset.sent = 'true';
    submitter?.setAttribute('aria-disabled', 'true');
    const { busyLabel } = submitter?.dataset ?? {};
    const label = [...(submitter?.childNodes ?? [])];
    if (busyLabel) submitter!.textContent = busyLabel;
    const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href;
    // The form's fields, URL-encoded as a browser would; a FormData body would be multipart.
    const body = new URLSearchParams(fields as unknown as Record<string, string>);
    await this.#load(action, this.#link.href, { method: 'POST', body });
    delete form.dataset.sent;
    submitter?.removeAttribute('aria-disabled');
    if (busyLabel) submitter!.replaceChildren(...label);
  }

  async #load(address: string, otherwise: string, request?: RequestInit) {
    const answer = await fetch(address, { ...request, headers: { Accept: 'text/html' } }).catch(() => null);
    const page = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
    const part = page?.querySelector('[data-dialog-part="cart"]');
    const refusal = page?.querySelector('#site-notice > *');
    if (!page || !(part || refusal)) return location.assign(otherwise);
    await bringStyles(page);
    if (refusal && !part)
      return document.getElementById('site-notice')?.replaceChildren(document.importNode(refusal, true));
    this.#dialog.querySelector('[data-dialog-content]')?.replaceChildren(document.importNode(part!, true));
    const count = page.querySelector('cart-drawer > a');
    if (count) this.#link.replaceChildren(...document.importNode(count, true).childNodes);
    if (!this.#dialog.open) this.#dialog.showModal();
  }
}

define('cart-drawer', CartDrawer);
