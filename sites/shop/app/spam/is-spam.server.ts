import { Honeypot, SpamError } from 'remix-utils/honeypot/server';
import { honeypotName } from './honeypot-name';

/** Without the time at which the page was opened: caches keep pages, and people leave them open. */
const honeypot = new Honeypot({ nameFieldName: honeypotName, validFromFieldName: null });

/**
 * Whether a program filled in a form with a `HoneypotField`. Its sender gets the answer that a person would get, and
 * nothing is stored or mailed.
 */
export function isSpam(form: FormData): boolean {
  try {
    honeypot.check(form);
    return false;
  } catch (error) {
    if (error instanceof SpamError) return true;
    throw error;
  }
}
