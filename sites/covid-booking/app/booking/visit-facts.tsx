import type { Draft, Hold } from '@larkwell/contracts/drafts/drafts';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { formatDate } from '@larkwell/contracts/slots';
import { VisitSummary } from '@larkwell/ui/visit-summary/visit-summary';
import { schedulerMessages } from '../messages/scheduler';
import { visitInfoMessages as words } from '../messages/visit-info';

interface VisitFactsProps {
  draft: Pick<Draft, 'testType'> & {
    hold: Pick<Hold, 'slot' | 'location'> | null;
    /** Left out on a page that others may open. */
    visitInfo?: Pick<Draft['visitInfo'], 'patient_first_name' | 'patient_last_name'>;
  };
}

/** Test, date, time and place of the visit being booked. Nothing while no place is kept. */
export function VisitFacts({ draft: { hold, testType, visitInfo } }: VisitFactsProps) {
  if (!hold) return null;
  const { slot, location } = hold;
  const labels = words.summaryRows;
  const name = [visitInfo?.patient_first_name, visitInfo?.patient_last_name].filter(Boolean).join(' ');
  return (
    <VisitSummary
      title={words.summary}
      rows={[
        ...(name ? [{ label: labels.patient, value: name }] : []),
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
