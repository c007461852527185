/** What goes on once the password has been entered again: a form that was posted, or without `fields` a page. */
export type Interrupted = { to: string; fields: [name: string, value: string][] | null };

/** Bytes of a form that a session keeps: its cookie has 4,096, and base64 and the session itself take their share. */
const keptBytes = 1_500;
const keptQueryBytes = 500;

const byteLength = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/**
 * Notes what the question for the password interrupts.
 *
 * @param form what was posted; null for a page. One that is too long to keep, as no form of ours is, is opened again.
 */
export function interruptedBy(url: string, form: FormData | null): Interrupted {
  const { pathname, search } = new URL(url);
  const typed = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return {
    to: pathname.replace(/\.data$/, '') + (byteLength(search) <= keptQueryBytes ? search : ''),
    fields: form && byteLength(typed) <= keptBytes ? typed : null,
  };
}
