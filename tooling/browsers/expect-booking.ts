import { performance } from 'node:perf_hooks';
import { expect, inject } from 'vitest';
import { bookVisit } from './book-visit';
import type { Browser } from './browser';
import { languages } from './words';

/** Each language, and the way to a time that its test takes. */
export const journeys = [
  { language: 'English', by: 'Check Availability' },
  { language: 'Spanish', by: 'earliest time' },
] as const;

/**
 * Fails unless the browser books a visit, and prints the seconds and keys that it took.
 *
 * @param name for the email address and the printed line
 */
export async function expectBooking(name: string, browser: Browser, journey: (typeof journeys)[number]) {
  const words = languages[journey.language];
  const email = `${name.toLowerCase()}-${words.language}@example.com`;
  const started = performance.now();
  try {
    const code = await bookVisit(browser, { site: inject('bookingSite'), words, email, by: journey.by });
    expect(code).toMatch(/^\w{5}-\w{5}$/);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.info(`${name}, ${journey.language}: ${seconds} seconds, ${browser.keys()} keys`);
  } finally {
    await browser.close();
  }
}
