import { Behavior, define } from './behavior';

/**
 * While a form is being sent, the pressed button shows its busy label and a second press does nothing. The button stays
 * enabled for the browser, so its name and value are posted and it keeps focus.
 */
class SubmitOnce extends Behavior {
  #labels = new Map<HTMLElement, ChildNode[]>();

  protected start() {
    this.on(this, 'submit', (event) => {
      const { submitter, target } = event as SubmitEvent;
      const form = target as HTMLFormElement;
      if (form.dataset.sent) return event.preventDefault();
      if (event.defaultPrevented) return;
      form.dataset.sent = 'true';
      if (submitter) this.#busy(submitter);
    });
    // The browser's Back button may show the page as it was left.
    this.on(window, 'pageshow' as keyof HTMLElementEventMap, () => this.#ready());
  }

  #busy(button: HTMLElement) {
    button.setAttribute('aria-disabled', 'true');
    button.dataset.busy = '';
    const { busyLabel } = button.dataset;
    if (!busyLabel) return;
    this.#labels.set(button, [...button.childNodes]);
    button.textContent = busyLabel;
  }

  #ready() {
    for (const form of this.querySelectorAll<HTMLElement>('[data-sent]')) delete form.dataset.sent;
    for (const button of this.querySelectorAll<HTMLElement>('[data-busy]')) {
      button.removeAttribute('aria-disabled');
      delete button.dataset.busy;
      const label = this.#labels.get(button);
      if (label) button.replaceChildren(...label);
    }
  }
}

define('submit-once', SubmitOnce);
