import type { Analyte, AnalyteText } from '../analytes/analytes';
import { placeOnAxis } from '../analytes/place-on-axis';
import { isUsual, rangePosition, type PlacedValue } from '../analytes/value';

/** What we say about vitamin D; no clinician has read it. */
export function makeAnalyteText(over: Partial<AnalyteText> = {}): AnalyteText {
  return {
    standsFor: 'How much vitamin D your body has stored.',
    more: 'Your body needs it for strong bones.',
    higher: 'A higher number mostly comes from too many vitamin D pills.',
    lower: 'A lower number can come from little sun, or little of it in food.',
    next: 'Ask before you take vitamin D pills.',
    source: {
      publisher: 'National Institutes of Health',
      page: 'Vitamin D Fact Sheet for Consumers',
      address: 'https://ods.od.nih.gov/factsheets/VitaminD-Consumer/',
      checkedOn: null,
    },
    reviewedBy: null,
    ...over,
  };
}

/** A value of vitamin D, as placed on its line. */
export function makePlacedValue(value = 18): PlacedValue {
  const measured = {
    kind: 'measured',
    name: '25-hydroxyvitamin D',
    value,
    unit: 'ng/mL',
    low: 30,
    high: 100,
  } as const;
  return {
    value: measured,
    position: rangePosition(measured),
    isUsual: isUsual(measured),
    axis: placeOnAxis(measured),
  };
}

export function makeAnalyte(over: Partial<Analyte> = {}): Analyte {
  return {
    id: 'vitamin-d',
    name: '25-hydroxyvitamin D',
    text: makeAnalyteText(),
    sample: makePlacedValue(),
    usualNote: null,
    ...over,
  };
}
