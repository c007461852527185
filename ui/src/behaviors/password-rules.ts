import { Behavior, define } from './behavior';

const fieldOf = (id = '') => document.getElementById(id) as HTMLInputElement | null;

/**
 * Checks the new password in the field `data-input`: its rules, by their `data-pattern`, while it is typed, and
 * before it is sent, as a form that comes back has lost it. With `data-repeats`, that it equals the password in that
 * field. An empty field is left to the server.
 */
class PasswordRules extends Behavior {
  protected start() {
    const { input: id, repeats } = this.dataset;
    const input = fieldOf(id);
    if (!input) return;
    this.on(input, 'input', () => this.#check(input, fieldOf(repeats), false));
    // Typed before this script was there.
    if (input.value) this.#check(input, fieldOf(repeats), false);
    if (!input.form) return;
    this.on(input.form, 'submit', (event) => {
      if (!input.value || this.#check(input, fieldOf(repeats), true)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.focus();
    });
  }

  /** @returns whether the password keeps every rule; `isSent` also marks those that it does not */
  #check(input: HTMLInputElement, first: HTMLInputElement | null, isSent: boolean): boolean {
    const password = input.value.normalize('NFC');
    let isGood = true;
    for (const rule of this.querySelectorAll<HTMLElement>('[data-pattern]')) {
      const isMet = first ? first.value === input.value : new RegExp(rule.dataset.pattern!).test(password);
      isGood &&= isMet;
      rule.toggleAttribute('data-met', isMet);
      if (isSent || isMet) rule.toggleAttribute('data-unmet', !isMet);
    }
    input.setAttribute('aria-invalid', String(isSent && !isGood));
    return isGood;
  }
}

define('password-rules', PasswordRules);
