import type { Analyte } from '@larkwell/contracts/analytes/analytes';
import { usualWords } from '@larkwell/contracts/analytes/usual-words';
import type { PlacedValue } from '@larkwell/contracts/analytes/value';
import { ReportSlip, type SlipValue } from '@larkwell/ui/report-slip/report-slip';
import { analyteMessages } from '../messages/analytes';
import { positionWords } from '../messages/reports';
import { valueNumber } from './value-number';

/** More would be taller than the table beside them. */
const MOST_VALUES = 4;

type SampleReportProps = {
  analytes: readonly Analyte[];
  title?: string;
  /** For one value that the title names. */
  isBrief?: boolean;
};

/**
 * A made-up report of what a kit measures, drawn by the same parts as a real one. Nothing where the samples may
 * not be shown.
 */
export function SampleReport({
  analytes,
  title = analyteMessages.sampleTitle,
  isBrief = false,
}: SampleReportProps) {
  const values = analytes.flatMap(({ sample }) => (sample ? [slipValue(sample)] : []));
  if (values.length === 0) return null;
  return (
    <ReportSlip
      title={title}
      label={analyteMessages.sample}
      values={values.slice(0, MOST_VALUES)}
      isBrief={isBrief}
    />
  );
}

function slipValue({ value, position, isUsual, axis }: PlacedValue): SlipValue {
  const isMeasured = value.kind === 'measured';
  return {
    name: value.name,
    value: valueNumber(value),
    unit: isMeasured ? value.unit : '',
    position: isMeasured ? positionWords[position] : 'Usual',
    isUsual,
    usual: isMeasured ? usualWords(value) : null,
    scale: axis,
  };
}
