import {
  isUsual,
  rangePosition,
  type ExplainedValue,
  type ReportValue,
} from '@larkwell/contracts/reports/reports';

/** What a set of values means, in plain words, and what people do next. It never names an illness. */
export interface Explanation {
  summary: string;
  nextStep: string;
  values: ExplainedValue[];
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });

const steps = {
  usual:
    'There is nothing you need to do now. You can repeat the test later to see whether anything changes.',
  unusual:
    'Show this report to a doctor or nurse. One value alone is not a diagnosis, and they can tell you what it means for you.',
  found:
    'Talk to a doctor or nurse soon, and show them this report. They can confirm the result and tell you about treatment.',
};

export function explainValues(values: readonly ReportValue[]): Explanation {
  const explained = values.map((value): ExplainedValue => ({
    value,
    position: rangePosition(value),
    isUsual: isUsual(value),
    meaning: meaningOf(value),
  }));
  const unusual = explained.filter((one) => !one.isUsual);
  const isFindingUnusual = unusual.some(({ value }) => value.kind === 'found');
  return {
    summary: summarise(explained, unusual),
    nextStep: unusual.length === 0 ? steps.usual : isFindingUnusual ? steps.found : steps.unusual,
    values: explained,
  };
}

function summarise(all: ExplainedValue[], unusual: ExplainedValue[]): string {
  if (unusual.length === 1) return unusual[0]!.meaning;
  if (unusual.length > 1) {
    return `${unusual.length} of ${all.length} results are not as usual: ${listed.format(unusual.map(({ value }) => value.name))}.`;
  }
  return all.length === 1 ? all[0]!.meaning : `All ${all.length} results are as usual.`;
}

function meaningOf(value: ReportValue): string {
  const sentences = {
    below: `Your result for ${value.name} is below the usual range.`,
    within: `Your result for ${value.name} is within the usual range.`,
    above: `Your result for ${value.name} is above the usual range.`,
    found: `${value.name} was found in your sample.`,
    'not-found': `${value.name} was not found in your sample.`,
  };
  return sentences[rangePosition(value)];
}

/** The value and its range in words: `18 ng/mL, usual range 30 to 100 ng/mL`. */
export function describeValue(value: ReportValue): string {
  if (value.kind === 'found') {
    return `${value.isFound ? 'Found' : 'Not found'}, usual: ${value.isExpected ? 'found' : 'not found'}`;
  }
  const { low, high, unit } = value;
  const measured = `${value.value} ${unit}`.trim();
  if (low !== null && high !== null) return `${measured}, usual range ${low} to ${high} ${unit}`.trim();
  if (low !== null) return `${measured}, usual range ${low} ${unit} or more`;
  return high === null ? measured : `${measured}, usual range up to ${high} ${unit}`;
}
