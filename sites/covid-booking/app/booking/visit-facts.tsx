import { VisitSummary } from '@larkwell/ui/visit-summary/visit-summary';
import { visitInfoMessages as words } from '../messages/visit-info';
import { listVisitFacts, type DraftVisit } from './visit-fact-rows';

/** A box about the visit being booked. Renders nothing while no place is held. */
export function VisitFacts({ draft }: { draft: DraftVisit }) {
  const rows = listVisitFacts(draft);
  return rows.length > 0 ? <VisitSummary title={words.summary} rows={rows} /> : null;
}
