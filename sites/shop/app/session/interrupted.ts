/** What to resume after the password has been entered again: a posted form, or without `fields` a page. */
export type Interrupted = { to: string; fields: [name: string, value: string][] | null };

/**
 * Most bytes of a form that the session keeps: its cookie holds 4,096, and base64 and the session data take their
 * share.
 */
const keptBytes = 1_500;
const keptQueryBytes = 500;

const byteLength = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/**
 * Remembers what the password question interrupts.
 *
 * @param form what was posted; null for a page. A form too long to keep (none of ours is) is opened again.
 */
export function interruptedBy(url: string, form: FormData | null): Interrupted {
  const { pathname, search } = new URL(url);
  const typed = [...(form ?? [])].filter((field): field is [string, string] => typeof field[1] === 'string');
  return {
    to: pathname.replace(/\.data$/, '') + (byteLength(search) <= keptQueryBytes ? search : ''),
    fields: form && byteLength(typed) <= keptBytes ? typed : null,
  };
}
