import { Behavior, define } from './behavior';

/** Removes a field's error when its answer is edited. The server decides on the next submit. */
class ClearErrors extends Behavior {
  protected start() {
    this.on(this, 'input', ({ target }) => this.#clear(target as HTMLElement));
    this.on(this, 'change', ({ target }) => this.#clear(target as HTMLElement));
  }

  #clear(control: HTMLElement) {
    const group = control.closest<HTMLElement>('[data-invalid]');
    if (!group) return;
    for (const error of group.querySelectorAll('[data-field-error]')) error.remove();
    for (const invalid of group.querySelectorAll('[aria-invalid]')) invalid.removeAttribute('aria-invalid');
    for (const described of [group, ...group.querySelectorAll('[aria-describedby]')]) {
      const left = (described.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id && !id.endsWith('-error'));
      if (left.length > 0) described.setAttribute('aria-describedby', left.join(' '));
      else described.removeAttribute('aria-describedby');
    }
    delete group.dataset.invalid;
  }
}

define('clear-errors', ClearErrors);
