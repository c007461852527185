import { Honeypot, SpamError } from 'remix-utils/honeypot/server';
import { honeypotName } from './honeypot-name';

/** No check of how long the page was open: caches keep pages, and people leave them open. */
const honeypot = new Honeypot({ nameFieldName: honeypotName, validFromFieldName: null });

/**
 * Whether a bot filled in a form with a `HoneypotField`. It gets the answer that a person would get, and nothing is
 * stored or mailed.
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
