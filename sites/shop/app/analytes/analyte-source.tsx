import type { AnalyteText } from '@larkwell/contracts/analytes/analytes';
import { analyteMessages } from '../messages/analytes';
import { formatDate } from '../time/format';

/** Who read a text, or that no clinician has, and the public page that it follows. */
export function AnalyteSource({ text }: { text: AnalyteText }) {
  const { source, reviewedBy } = text;
  return (
    <p className="small secondary">
      {reviewedBy ? `Reviewed by ${reviewedBy}` : analyteMessages.draft}. Source:{' '}
      <a href={source.address} rel="noreferrer">
        {source.publisher}, {source.page}
      </a>
      {source.checkedOn && `, read on ${formatDate(source.checkedOn)}`}
    </p>
  );
}
