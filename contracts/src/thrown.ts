/** What a log may say about a thrown value. */
export interface ToldFault {
  type: string;
  message?: string;
  /** Other details of the cause that are a number or a single word, such as `errorCode` or `statusCode`. */
  [detail: string]: unknown;
  /** For an object without a message: its keys, not its values. */
  keys?: string[];
  /** Frames of the stack, the innermost first. */
  at?: string[];
  cause?: ToldFault;
  errors?: ToldFault[];
}

const details = [
  'errno',
  'syscall',
  'port',
  'status',
  'statusCode',
  'requestId',
  'param',
  'declineCode',
  'command',
];
const isDetail = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w./-]{1,64}$/.test(value));

/** Addresses, numbers that identify a person, days, and values that a message quotes. */
const personal: readonly [RegExp, string][] = [
  // A failed query's parameters are at the end of its message.
  [/\nparams: [^]*$/, ''],
  [/[^\s@<>"'`:,;()]+@[^\s@<>"'`:,;()]+/g, '[address]'],
  [/"(?:[^"\\]|\\.)*("|$)/g, '"…"'],
  [/(?<![\w-])\d{4}-\d\d-\d\d(?![\w-])/g, '[day]'],
  [/(?<![\w-])\d{3}[ -]?\d{2}[ -]?\d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w-])\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}(?![\w-])/g, '[number]'],
  [/(?<![\w-])(?:\d[ -]?){9,}(?![\w-])/g, '[number]'],
];
const cleaned = (text: string) =>
  personal.reduce((rest, [what, sign]) => rest.replace(what, sign), text.slice(0, 2000)).slice(0, 500);

/**
 * Describes a thrown value, an Error or not, with its causes and without personal data. Never throws,
 * whatever it is given.
 */
export function tellFault(thrown: unknown, depth = 0): ToldFault {
  try {
    if (typeof thrown !== 'object' || thrown === null)
      return { type: thrown === null ? 'null' : typeof thrown, message: cleaned(String(thrown)) };
    return tellObject(thrown, depth);
  } catch {
    return { type: 'unreadable' };
  }
}

function tellObject(thrown: object, depth: number): ToldFault {
  const { name, message, stack, cause, errors, code } = thrown as Record<string, unknown>;
  const ofClass: unknown = thrown.constructor?.name;
  const type = typeof name === 'string' && name && name !== 'Error' ? name : ofClass;
  const told: ToldFault = { type: cleaned(typeof type === 'string' && type ? type : 'object') };
  if (typeof message === 'string') told.message = cleaned(message);
  else told.keys = Object.keys(thrown).slice(0, 20).map(cleaned);
  if (isDetail(code)) told.errorCode = code;
  for (const detail of details) {
    const value = (thrown as Record<string, unknown>)[detail];
    if (isDetail(value)) told[detail] = typeof value === 'string' ? cleaned(value) : value;
  }
  if (typeof stack === 'string') told.at = frames(stack);
  if (depth === 5) return told;
  if (cause !== undefined) told.cause = tellFault(cause, depth + 1);
  if (Array.isArray(errors)) told.errors = errors.slice(0, 5).map((error) => tellFault(error, depth + 1));
  return told;
}

/** Without the first lines of a stack, which repeat the message. */
function frames(stack: string): string[] {
  const lines = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 12).map((line) => line.trim());
}
