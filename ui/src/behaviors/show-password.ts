import { Behavior, define } from './behavior';

/** Shows and hides a password, and hides it before the form is sent. */
class ShowPassword extends Behavior {
  protected start() {
    const input = this.one<HTMLInputElement>('input');
    const button = this.one<HTMLButtonElement>('button');
    if (!input || !button) return;
    const word = button.firstChild!;
    const show = (shown: boolean) => {
      input.type = shown ? 'text' : 'password';
      word.textContent = shown ? 'Hide' : 'Show';
    };
    button.hidden = false;
    this.on(button, 'click', () => show(input.type === 'password'));
    if (input.form) this.on(input.form, 'submit', () => show(false));
  }
}

define('show-password', ShowPassword);
