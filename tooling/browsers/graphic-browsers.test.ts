import { describe, it } from 'vitest';
import { openChromiumOn2G } from './chromium';
import { expectBooking, journeys } from './expect-booking';
import { openFirefox } from './firefox';
import { GraphicBrowser } from './graphic-browser';
import { openWebKit } from './webkit';

const browsers = [
  { name: 'Chromium-2G', open: openChromiumOn2G },
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKit', open: openWebKit },
];

describe.each(browsers)('$name', ({ name, open }) => {
  it.each(journeys)('books a visit in $language by $by', async (journey) => {
    await expectBooking(name, new GraphicBrowser(await open()), journey);
  });
});
