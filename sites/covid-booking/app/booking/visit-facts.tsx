import type { Draft, Hold } from '@larkwell/contracts/drafts/drafts';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { formatDate } from '@larkwell/contracts/slots';
import { VisitSummary } from '@larkwell/ui/visit-summary/visit-summary';
import { schedulerMessages } from '../messages/scheduler';
import { visitInfoMessages as words } from '../messages/visit-info';

interface VisitFactsProps {
  draft: Pick<Draft, 'testType'> & { hold: Pick<Hold, 'slot' | 'location'> | null };
}

/** Test, date, time and place of the visit being booked. Nothing while no place is kept. */
export function VisitFacts({ draft: { hold, testType } }: VisitFactsProps) {
  if (!hold) return null;
  const { slot, location } = hold;
  const labels = words.summaryRows;
  return (
    <VisitSummary
      title={words.summary}
      rows={[
        { label: labels.testType, value: schedulerMessages.testTypes[testType ?? DEFAULT_TEST_TYPE] },
        { label: labels.date, value: formatDate(slot.date) },
        { label: labels.time, value: slot.start },
        {
          label: labels.location,
          value: `${location.name}, ${location.street}, ${location.city}, ${location.state} ${location.zipCode}`,
        },
      ]}
    />
  );
}
