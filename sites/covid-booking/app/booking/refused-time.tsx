import { Notice } from '@larkwell/ui/notice/notice';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { schedulerMessages as words } from '../messages/scheduler';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { fullDate } from './dates-in-words';

/** A free time near one that was refused. `start` is `hh:mm A` where the location is. */
export interface NearbySlot {
  id: string;
  start: string;
  date: string;
}

interface RefusedTimeProps {
  /** The API's sentence. */
  sentence: string;
  nearest: NearbySlot[];
}

/** Why a time could not be taken, and the free times closest to it. */
export function RefusedTime({ sentence, nearest }: RefusedTimeProps) {
  return (
    <Notice tone="error" announce="alert" title={sentence}>
      {nearest.length > 0 && (
        <>
          <p>{words.nearest}</p>
          <SlotPicker
            spoken={words.atThisLocation}
            headingLevel={2}
            slots={nearest.map(({ id, start, date }) => ({ id, time: start, part: fullDate(date) }))}
          >
            <FormToken />
          </SlotPicker>
        </>
      )}
    </Notice>
  );
}
