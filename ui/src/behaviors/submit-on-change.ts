import { Behavior, define } from './behavior';

/**
 * A choice that takes effect when it is made: presses the button it holds, which without script is there to be
 * pressed, and hides what the choice replaces (`data-hides`, an id) until the next page is there.
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
    // Coming back by the browser's Back shows the page as it was left.
    this.on(window, 'pageshow' as keyof HTMLElementEventMap, () => {
      if (replaced) replaced.hidden = false;
    });
  }
}

define('submit-on-change', SubmitOnChange);
