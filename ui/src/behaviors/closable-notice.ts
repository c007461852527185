import { Behavior, define } from './behavior';

/** Makes the Close button of a notice work. It stays until it is closed. */
class ClosableNotice extends Behavior {
  protected start() {
    const button = this.one<HTMLButtonElement>('button[data-close]');
    if (!button) return;
    this.dataset.floating = '';
    this.on(button, 'click', () => {
      this.remove();
      // Focus would move to the top of the page: move it to the content that the notice is about.
      const main = document.querySelector<HTMLElement>('main');
      main?.setAttribute('tabindex', '-1');
      main?.focus({ preventScroll: true });
    });
  }
}

define('closable-notice', ClosableNotice);
