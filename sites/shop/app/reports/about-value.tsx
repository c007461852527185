import type { AnalyteText } from '@larkwell/contracts/analytes/analytes';
import type { RangePosition } from '@larkwell/contracts/analytes/value';
import { Details } from '@larkwell/ui/details/details';
import { AnalyteSource } from '../analytes/analyte-source';

type AboutValueProps = { name: string; position: RangePosition; about: AnalyteText };

/** What a number outside its range can mean, in the open; the rest, and where the words come from, on request. */
export function AboutValue({ name, position, about }: AboutValueProps) {
  const { higher, lower, next } = about;
  const own = position === 'above' ? higher : position === 'below' ? lower : null;
  return (
    <>
      {own && <p>{own}</p>}
      <Details summary={`More about ${name}`}>
        <div className="stack small" data-gap="small">
          {higher && own !== higher && <p>{higher}</p>}
          {lower && own !== lower && <p>{lower}</p>}
          <p>{next}</p>
        </div>
      </Details>
      <AnalyteSource text={about} />
    </>
  );
}
