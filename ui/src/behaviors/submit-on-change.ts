import { Behavior, define } from './behavior';

/**
 * Makes a choice take effect at once: presses the button inside, which is visible only without script, and hides what
 * the choice replaces (`data-hides`, an id) until the next page loads.
 */
class SubmitOnChange extends Behavior {
  protected start() {
    const button = this.one<HTMLButtonElement>('button');
    const replaced = document.getElementById(this.dataset.hides ?? '');
    if (!button) return;
    this.on(this, 'change', () => {
      if (replaced) replaced.hidden = true;
      button.form?.requestSubmit(button);
    });
    // The browser's Back button may show the page as it was left.
    this.on(window, 'pageshow' as keyof HTMLElementEventMap, () => {
      if (replaced) replaced.hidden = false;
    });
  }
}

define('submit-on-change', SubmitOnChange);
