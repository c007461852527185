import { RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
import { kitLife, nextKitAction, type LivedStage, type OwnKit } from '@larkwell/contracts/kits/kit-life';
import { addDays, dateInZone, dayjs, SHOP_ZONE } from '@larkwell/contracts/time';
import type { KitLifeStage } from '@larkwell/ui/kit-life/kit-life';
import { kitStageNames, ownKitMessages as words } from '../messages/own-kits';

/** The stages of a kit with their days, and at the next one what the person can do or expect. */
export function describeLife(kit: OwnKit): KitLifeStage[] {
  return kitLife(kit).map((lived) => ({
    label: kitStageNames[lived.stage],
    state: lived.state,
    words: lived.at ? shortDay(dateInZone(lived.at, SHOP_ZONE)) : wordsAhead(kit, lived),
  }));
}

/** `Nov 16`: the order beside it has the year. */
const shortDay = (day: string) => dayjs.utc(day).format('MMM D');

function wordsAhead(kit: OwnKit, { stage, state }: LivedStage): string | undefined {
  if (state !== 'now') return undefined;
  if (stage === 'report' && kit.dates.lab)
    return words.reportBy(shortDay(addDays(dateInZone(kit.dates.lab, SHOP_ZONE), RESULT_DAYS[1])));
  if (stage === 'lab' && nextKitAction(kit) === 'collect') return words.mailSample;
  return stage === 'registered' ? words.now : undefined;
}
