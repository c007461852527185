import { describe, it } from 'vitest';
import { expectBooking, journeys } from './expect-booking';
import { TextBrowser, type TextBrowserName } from './text-browser';

const names: TextBrowserName[] = ['lynx', 'w3m', 'links'];

describe.each(names)('%s', (name) => {
  it.each(journeys)('books a visit in $language by $by', async (journey) => {
    await expectBooking(name, new TextBrowser(name), journey);
  });
});
