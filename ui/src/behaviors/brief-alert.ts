import { Behavior, define } from './behavior';

/** Takes an alert away after `data-milliseconds`. Only for alerts whose text also stands at the field. */
class BriefAlert extends Behavior {
  protected start() {
    this.settled(Number(this.dataset.milliseconds ?? 4000), () => this.remove())();
  }
}

define('brief-alert', BriefAlert);
