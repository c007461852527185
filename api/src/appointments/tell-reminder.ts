import type { ToldVisit } from './mails/visit-place';
import { tellTime } from './mails/visit-place';

/**
 * The reminder's text message. A phone shows it to anyone who looks at it, so it does not name the patient, the test
 * or the test site.
 */
export function tellReminder({ startsAt, location, link }: ToldVisit & { link: string }): string {
  const { street, city, state } = location;
  return [
    `Larkwell: your visit is tomorrow, ${tellTime({ startsAt, location })}.`,
    `${street}, ${city}, ${state}.`,
    `Move or cancel: ${link}`,
    'Reply STOP to end texts.',
  ].join(' ');
}
