import { Notice } from '@larkwell/ui/notice/notice';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { fullDate } from '../../booking/dates-in-words';
import { schedulerMessages as words } from '../../messages/scheduler';
import { FormToken } from '../../page/form-token';

interface RefusedProps {
  /** The API's sentence. */
  sentence: string;
  nearest: { id: string; start: string; date: string }[];
}

/** Why a time could not be held, and the free times closest to it. */
export function Refused({ sentence, nearest }: RefusedProps) {
  return (
    <Notice tone="error" announce="alert" title={sentence}>
      {nearest.length > 0 && (
        <>
          <p>{words.nearest}</p>
          <SlotPicker
            spoken=""
            slots={nearest.map(({ id, start, date }) => ({ id, time: start, part: fullDate(date) }))}
          >
            <FormToken />
          </SlotPicker>
        </>
      )}
    </Notice>
  );
}
