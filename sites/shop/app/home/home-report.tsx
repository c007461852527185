import type { Analyte } from '@larkwell/contracts/analytes/analytes';
import { SampleReport } from '../analytes/sample-report';

type HomeReportProps = {
  of: { title: string; analytes: readonly string[] };
  analytes: readonly Analyte[];
  isBrief?: boolean;
};

/** One of the sample reports of the home page, from the values that the page loaded for all of them. */
export function HomeReport({ of, analytes, isBrief }: HomeReportProps) {
  const own = analytes.filter(({ id }) => of.analytes.includes(id));
  return <SampleReport title={of.title} analytes={own} isBrief={isBrief} />;
}
