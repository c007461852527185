import { describe, expect, inject, it } from 'vitest';
import { expectBooking, journeys } from './expect-booking';
import { TextBrowser, type TextBrowserName } from './text-browser';
import { languages } from './words';

const names: TextBrowserName[] = ['lynx', 'w3m', 'links'];

describe.each(names)('%s', (name) => {
  it.each(journeys)('books a visit in $language by $by', async (journey) => {
    await expectBooking(name, new TextBrowser(name), journey);
  });
});

it('lynx shows each suggested place on its own line, by its name', async () => {
  const { place, getTested, path } = languages.English;
  const browser = new TextBrowser('lynx', 60);
  try {
    await browser.open(inject('bookingSite') + path);
    await browser.see(place);
    await browser.fill(place, 'omahaa, ne');
    await browser.press(getTested);
    await browser.see('Did you mean one of these places?');
    expect(await browser.read()).toMatch(/^ +\(BUTTON\) Omaha, NE *$/m);
    await browser.press('Omaha, NE');
    await browser.see(languages.English.assessment);
  } finally {
    await browser.close();
  }
});
