import { Behavior, define } from './behavior';

/** Closes the details inside, which are open without script. They stay open if someone is using them already. */
class FoldAway extends Behavior {
  protected start() {
    const details = this.one<HTMLDetailsElement>('details');
    if (details && !details.contains(document.activeElement)) details.open = false;
  }
}

define('fold-away', FoldAway);
