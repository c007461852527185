import { Behavior, define } from './behavior';

const warnings = [10, 5, 1];

/**
 * Counts a hold down in minutes and seconds, which screen readers do not announce; announces politely when 10, 5 and 1
 * minutes are left, and opens its expired panel as a dialog at the end. `data-left` is in seconds since the page was
 * sent, by the server's clock; its words come from `data-clock-says`, `data-minute-says` and `data-minutes-say`, where
 * `{}` is the number. It reads the elapsed time instead of counting, so it is right after a device wakes from
 * sleep.
 */
class HoldWarnings extends Behavior {
  #said = Infinity;
  #ends = NaN;
  #dialog?: HTMLDialogElement;

  protected start() {
    this.#ends = Date.now() + Number(this.dataset.left || NaN) * 1000;
    // Twice a second: timers run late, so ticking once a second would skip seconds.
    const check = this.settled(500, () => {
      if (this.#look()) check();
    });
    if (this.#look()) check();
    this.on(document, 'visibilitychange' as keyof HTMLElementEventMap, () => this.#look());
  }

  /** Whether the hold is still running. */
  #look(): boolean {
    const left = this.#ends - Date.now();
    if (Number.isNaN(left)) return false;
    this.#show(Math.max(0, Math.ceil(left / 1000)));
    if (left <= 0) {
      this.#expire();
      return false;
    }
    const minutes = Math.ceil(left / 60_000);
    const due = warnings.filter((warning) => minutes <= warning).at(-1);
    if (due !== undefined && due < this.#said) {
      const first = this.#said === Infinity && minutes < due;
      this.#said = due;
      this.#say(first ? minutes : due);
    }
    return true;
  }

  #show(seconds: number) {
    const clock = this.one('[data-clock]');
    const digits = (part: number) => String(part).padStart(2, '0');
    const text = this.#words('clockSays', `${digits(Math.floor(seconds / 60))}:${digits(seconds % 60)}`);
    if (clock && clock.textContent !== text) clock.textContent = text;
  }

  #expire() {
    const panel = this.one('[data-expired]');
    if (!panel || this.#dialog?.open) return;
    if (!this.#dialog) {
      this.#dialog = document.createElement('dialog');
      this.#dialog.className = this.dataset.dialog ?? '';
      this.#dialog.ariaLabel = panel.firstElementChild?.textContent ?? '';
      this.#dialog.append(...panel.cloneNode(true).childNodes);
      this.append(this.#dialog);
    }
    this.#dialog.showModal();
  }

  #say(minutes: number) {
    const live = this.one('[data-live]');
    if (live) live.textContent = this.#words(minutes === 1 ? 'minuteSays' : 'minutesSay', String(minutes));
  }

  #words(name: string, number: string) {
    return this.dataset[name]?.replace('{}', number) ?? '';
  }
}

define('hold-warnings', HoldWarnings);
