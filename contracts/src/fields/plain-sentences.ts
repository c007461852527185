import { z } from 'zod';

type Issue = Parameters<NonNullable<ReturnType<typeof z.config>['customError']>>[0];

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  file: 'a file',
};

const formats: Record<string, string> = {
  datetime: 'Enter a date and time, like 2026-11-27T15:30:00Z',
  date: 'Enter a date, like 2026-11-27',
  email: 'Enter an email address',
  url: 'Enter a web address',
};

/** More values than this are not listed in a sentence. */
const MOST_LISTED = 12;

/**
 * Makes every schema in this process use plain sentences. Without words of its own, a schema would make zod
 * answer "Invalid input" or "Unrecognized key". The API and both sites call this when they start.
 */
export function speakPlainly(): void {
  z.config({ customError: sentenceFor });
}

function sentenceFor(issue: Issue): string {
  if (issue.input === undefined || issue.input === null) return 'This field is required';
  switch (issue.code) {
    case 'invalid_type':
      return `This has to be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return issue.values.length > MOST_LISTED
        ? 'Choose one of the values that are offered'
        : `Choose ${issue.values.length > 1 ? 'one of these: ' : ''}${issue.values.join(', ')}`;
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the right format';
    case 'not_multiple_of':
      return `Use steps of ${issue.divisor}`;
    case 'unrecognized_keys':
      return `There is no field called ${issue.keys.join(', ')} here`;
    default:
      return 'This is not an answer we can read';
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'string') return least <= 1 ? 'This field is required' : `Use ${least} characters or more`;
  if (origin === 'array' || origin === 'set') return `Give ${least} or more`;
  return `Use ${least} or more`;
}

function tooBig(origin: string, most: number): string {
  if (origin === 'string') return `Use ${most} characters or fewer`;
  if (origin === 'array' || origin === 'set') return `Give ${most} or fewer`;
  return `Use ${most} or less`;
}
