import type { NearestSlot } from '@larkwell/contracts/locations/locations';
import { ZONE_NAMES } from '@larkwell/contracts/slots';
import { termsField } from '@larkwell/contracts/terms';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { SlotPicker } from '@larkwell/ui/slot-picker/slot-picker';
import { schedulerMessages as words } from '../messages/scheduler';
import { fullDate } from './dates-in-words';
import { HiddenFields, type HiddenValues } from './hidden-fields';

interface NearestTimesProps {
  nearest: readonly NearestSlot[];
  /** Hidden fields each button posts with its slot; by default the terms of its own place. */
  hidden: HiddenValues;
}

/** Free times to replace one that is not available, under their location's name. Renders nothing if there are none. */
export function NearestTimes({ nearest, hidden }: NearestTimesProps) {
  if (nearest.length === 0) return null;
  const places = new Map(
    nearest.map(({ locationId, locationName, terms }) => [locationId, { locationName, terms }]),
  );
  return (
    <>
      <p>{words.nearest}</p>
      {[...places].map(([id, { locationName, terms }]) => (
        <SlotPicker
          key={id}
          spoken={words.at(locationName)}
          headingLevel={2}
          slots={nearest
            .filter(({ locationId }) => locationId === id)
            .map((slot) => ({
              id: slot.id,
              time: slot.start,
              part: `${locationName}, ${fullDate(slot.date)}, ${ZONE_NAMES[slot.timezone]}`,
            }))}
        >
          <FormToken />
          <HiddenFields values={{ [termsField]: terms, ...hidden }} />
        </SlotPicker>
      ))}
    </>
  );
}
