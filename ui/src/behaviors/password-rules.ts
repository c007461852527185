import { Behavior, define } from './behavior';

/**
 * Checks the new password in the field `data-input`: its rules, by their `data-pattern`, while it is typed, and
 * before it is sent, as a form that comes back has lost it. With `data-repeats`, that it equals the password in that
 * field. An empty field is left to the server.
 */
class PasswordRules extends Behavior {
  protected start() {
    const input = document.getElementById(this.dataset.input ?? '') as HTMLInputElement | null;
    if (!input?.form) return;
    this.on(input, 'input', () => this.#mark(input, false));
    this.on(input.form, 'submit', (event) => {
      if (input.value === '' || this.#mark(input, true)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      input.focus();
    });
  }

  /** @returns whether the password keeps the rules; `isSent` also shows which it does not */
  #mark(input: HTMLInputElement, isSent: boolean): boolean {
    const isGood = this.dataset.repeats ? this.#markRepeat(input, isSent) : this.#markRules(input, isSent);
    if (isSent && !isGood) input.setAttribute('aria-invalid', 'true');
    else if (isGood) input.removeAttribute('aria-invalid');
    return isGood;
  }

  #markRules(input: HTMLInputElement, isSent: boolean): boolean {
    const password = input.value.normalize('NFC');
    let isGood = true;
    for (const rule of this.querySelectorAll<HTMLElement>('[data-pattern]')) {
      const isMet = new RegExp(rule.dataset.pattern!).test(password);
      isGood &&= isMet;
      rule.toggleAttribute('data-met', isMet);
      if (isSent || isMet) rule.toggleAttribute('data-unmet', !isMet);
      rule.querySelector('span')?.toggleAttribute('hidden', !rule.hasAttribute('data-unmet'));
    }
    return isGood;
  }

  #markRepeat(input: HTMLInputElement, isSent: boolean): boolean {
    const first = document.getElementById(this.dataset.repeats!) as HTMLInputElement | null;
    const isGood = !first || first.value.normalize('NFC') === input.value.normalize('NFC');
    const mismatch = this.one('p');
    if (mismatch && (isSent || isGood)) {
      mismatch.hidden = isGood;
      if (isGood) input.removeAttribute('aria-describedby');
      else input.setAttribute('aria-describedby', mismatch.id);
    }
    return isGood;
  }
}

define('password-rules', PasswordRules);
