import type { Draft } from '@larkwell/contracts/drafts/drafts';
import type { Hold } from '@larkwell/contracts/locations/hold';
import { formatDate, nameZone } from '@larkwell/contracts/slots';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { testTypeMessages } from '../messages/test-types';
import { householdMessages } from '../messages/household';
import { visitInfoMessages } from '../messages/visit-info';
import { namePerson } from './person';
import { price } from './price';

/** The known facts of a visit being booked. */
export interface DraftVisit extends Pick<Draft, 'testType'> {
  hold: Pick<Hold, 'slot' | 'location'> | null;
  /** Omitted on a page that others may open. */
  visitInfo?: Pick<Draft['visitInfo'], 'patient_first_name' | 'patient_last_name'>;
}

/** Patient, test, date, time and place of the visit being booked. Empty while no place is held. */
export function listVisitFacts({
  hold,
  testType,
  visitInfo,
}: DraftVisit): { label: string; value: string }[] {
  if (!hold) return [];
  const { slot, location } = hold;
  const labels = visitInfoMessages.summaryRows;
  const name = [visitInfo?.patient_first_name, visitInfo?.patient_last_name].filter(Boolean).join(' ');
  return [
    ...(name ? [{ label: labels.patient, value: name }] : []),
    { label: labels.testType, value: testTypeMessages[testType ?? DEFAULT_TEST_TYPE] },
    { label: labels.date, value: formatDate(slot.date) },
    { label: labels.time, value: nameZone(slot.start, location.timezone) },
    {
      label: labels.location,
      value: `${location.name}, ${location.street}, ${location.city}, ${location.state} ${location.zipCode}`,
    },
  ];
}

/** What is paid for: one visit, or one line for each person of a household. */
export function listPaidFacts(draft: DraftVisit & Pick<Draft, 'household'>) {
  const { household } = draft;
  if (!household) return listVisitFacts(draft);
  const shared = listVisitFacts({ ...draft, visitInfo: undefined });
  const labels = visitInfoMessages.summaryRows;
  return [
    ...shared.filter(({ label }) => label !== labels.time),
    ...household.people.map((one) => ({
      label: namePerson(household, one),
      value: [one.slot?.start, one.amount ? price(one.amount) : householdMessages.noCost].join(', '),
    })),
  ];
}
