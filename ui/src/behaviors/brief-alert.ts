import { Behavior, define } from './behavior';

/** Removes an alert after `data-milliseconds`. Only for alerts whose text is also at the field. */
class BriefAlert extends Behavior {
  protected start() {
    this.settled(Number(this.dataset.milliseconds ?? 4000), () => this.remove())();
  }
}

define('brief-alert', BriefAlert);
