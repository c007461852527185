import type { PlacedValue, RangePosition, ReportValue } from '@larkwell/contracts/analytes/value';
import type {
  EarlierResult,
  ExplainedValue,
  NextStep,
  ReportDetail,
} from '@larkwell/contracts/reports/reports';
import { inWords, inWordsFirst } from '@larkwell/contracts/numbers/words';
import { findAnalyteText, placeValue } from '../analytes';
import { comparison, crossing } from './compare';

type Explanation = Pick<ReportDetail, 'summary' | 'nextSteps' | 'values'>;

interface Needs {
  showsDrafts: boolean;
  /** Earlier results for the same thing, oldest first. */
  earlierOf?(value: ReportValue): EarlierResult[];
}

/** What a set of values means, in plain words, and what people do next. It never names an illness. */
export function explainValues(
  values: readonly ReportValue[],
  { showsDrafts, earlierOf = () => [] }: Needs,
): Explanation {
  const explained = values.map((value): ExplainedValue => {
    const placed = placeValue(value);
    const earlier = earlierOf(value);
    const about = findAnalyteText({ showsDrafts }, value);
    return { ...placed, meaning: meaningOf(placed, earlier), about, earlier };
  });
  return { summary: summarize(explained), nextSteps: listNextSteps(explained), values: explained };
}

const places: Record<RangePosition, string> = {
  below: 'is below the usual range',
  within: 'is within the usual range',
  above: 'is above the usual range',
  found: 'was found in your sample',
  'not-found': 'was not found in your sample',
};

function meaningOf(placed: PlacedValue, earlier: readonly EarlierResult[]): string {
  const { value, position } = placed;
  if (value.kind === 'found') return `${value.name} ${places[position]}.`;
  if (!placed.axis) return 'The lab gave no usual range for this value.';
  const since = crossing(value, earlier) ?? comparison(value, earlier);
  return `This value ${places[position]}.${since ? ` It ${since}.` : ''}`;
}

const listed = new Intl.ListFormat('en-US', { type: 'conjunction' });
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One or two sentences: how many values are as usual, and which are not. */
function summarize(all: readonly ExplainedValue[]): string {
  if (all.length === 1) return summarizeOne(all[0]!);
  const unusual = all.filter(({ isUsual }) => !isUsual);
  const isMeasured = all.every(({ value }) => value.kind === 'measured');
  const noun = isMeasured ? 'values' : 'results';
  const place = isMeasured ? 'within the usual range' : 'as expected';
  const usual = all.length - unusual.length;
  if (unusual.length === 0)
    return `${all.length === 2 ? 'Both' : `All ${inWords(all.length)}`} ${noun} are ${place}.`;
  if (usual === 0) return `None of your ${inWords(all.length)} ${noun} is ${place}.`;
  const share = `${inWordsFirst(usual)} of your ${inWords(all.length)} ${noun} ${usual > 1 ? 'are' : 'is'} ${place}.`;
  const names = listed.format(unusual.map(({ value }) => value.name));
  if (unusual.length > 1) return `${share} ${names} are not.`;
  return `${share} ${capital(aboutOne(unusual[0]!))}.`;
}

function summarizeOne(one: ExplainedValue): string {
  const name = one.value.kind === 'found' ? one.value.name : `Your result for ${one.value.name}`;
  return `${name} ${aboutPlace(one)}.`;
}

const aboutOne = (one: ExplainedValue) => `${one.value.name} ${aboutPlace(one)}`;

/** Where a value lies, and whether it was higher or lower before. */
function aboutPlace({ value, position, earlier, axis }: ExplainedValue): string {
  if (value.kind === 'measured' && !axis) return `is ${value.value} ${value.unit}`.trim();
  const since = value.kind === 'measured' ? comparison(value, earlier) : null;
  return since ? `${places[position]}, and ${since.replace(/^is /, '')}` : places[position];
}

const steps = {
  nothing: 'You do not need to do anything now.',
  repeat: 'You can take the test again later to see whether anything changes.',
  show: 'Show this report to a doctor or nurse. One value alone is not a diagnosis.',
  soon: 'Talk to a doctor or nurse soon, and show them this report. They can confirm the result.',
};
/** More would bury the first. */
const MOST_DRAFTED_STEPS = 2;

function listNextSteps(values: readonly ExplainedValue[]): NextStep[] {
  const general = (text: string): NextStep => ({ text, isDraft: false });
  const unusual = values.filter(({ isUsual }) => !isUsual);
  if (unusual.length === 0) return [general(steps.nothing), general(steps.repeat)];
  const isFinding = unusual.some(({ value }) => value.kind === 'found');
  const special = new Map(
    unusual.flatMap(({ about }) => (about ? [[about.next, about.reviewedBy === null] as const] : [])),
  );
  return [
    general(isFinding ? steps.soon : steps.show),
    ...[...special].slice(0, MOST_DRAFTED_STEPS).map(([text, isDraft]) => ({ text, isDraft })),
    general(steps.repeat),
  ];
}
