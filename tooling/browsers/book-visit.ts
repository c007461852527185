import type { Browser } from './browser';
import type { Words } from './words';

interface Wanted {
  /** Where the booking site runs. */
  site: string;
  words: Words;
  email: string;
  /** Takes the first of the earliest times, or one of a day and place by Check Availability. */
  by: 'earliest time' | 'Check Availability';
}

/**
 * Books an RT-PCR visit at no cost for a patient without insurance, from the first page to the confirmation.
 *
 * @returns the confirmation code that the last page shows
 */
export async function bookVisit(browser: Browser, { site, words, email, by }: Wanted): Promise<string> {
  await browser.open(site + words.path);
  await browser.see(words.place);
  await browser.fill(words.place, '68102');
  await browser.press(words.getTested);

  await browser.see(words.assessment);
  for (const question of words.questions) await browser.choose(question, words.no);
  await browser.check(words.answersAreTrue);
  await browser.press(words.submit);

  await browser.see(words.scheduler);
  if (by === 'earliest time') {
    await browser.press(words.earliestTime);
  } else {
    await browser.press(words.date);
    await browser.see(words.scheduler);
    await browser.press(words.checkAvailability);
    await browser.press(words.time);
  }
  await registerPatient(browser, words);
  await registerContact(browser, words, email);
  await registerRest(browser, words);

  await browser.see(words.step(6));
  await browser.check(words.consent);
  await browser.press(words.submit);
  await browser.see(words.booked);
  const page = await browser.read();
  const code = /\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/.exec(page)?.[0];
  if (!code) throw new Error(`The last page shows no code:\n${page}`);
  return code;
}

async function registerPatient(browser: Browser, words: Words): Promise<void> {
  await browser.see(words.step(1));
  await browser.choose(words.filledInBy.question, words.filledInBy.answer);
  await browser.fill(words.name.first, 'Ada');
  await browser.fill(words.name.last, 'Example');
  await browser.fill(words.born.month, '4');
  await browser.fill(words.born.day, '27');
  await browser.fill(words.born.year, '1988');
  for (const { question, answer } of words.patient) await browser.choose(question, answer);
  await browser.press(words.saveAndContinue);
}

async function registerContact(browser: Browser, words: Words, email: string): Promise<void> {
  await browser.see(words.step(2));
  await browser.fill(words.zip, '68102');
  await browser.press(words.findPlace);
  await browser.see(words.step(2));
  await browser.fill(words.street, '12 Sample Street');
  await browser.fill(words.email, email);
  await browser.fill(words.phone, '4025550143');
  await browser.choose(words.isPrimary, words.yes);
  await browser.press(words.saveAndContinue);
}

async function registerRest(browser: Browser, words: Words): Promise<void> {
  await browser.see(words.step(3));
  for (const { question, answer } of words.medical) await browser.choose(question, answer);
  await browser.press(words.saveAndContinue);

  await browser.see(words.step(4));
  for (const { question, answer } of words.payment) await browser.choose(question, answer);
  await browser.check(words.noInsurance);
  await browser.press(words.saveAndContinue);

  await browser.see(words.step(5));
  await browser.choose(words.identity.question, words.identity.answer);
  await browser.fill(words.ssn, '900-12-3456');
  await browser.choose(words.share, words.yes);
  await browser.press(words.saveAndContinue);
}
