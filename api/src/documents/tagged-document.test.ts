import { expect, it } from 'vitest';
import { TaggedDocument } from './tagged-document';

it('does not leave a heading at the bottom of a page', async () => {
  const doc = new TaggedDocument('Pages');
  let pages = 1;
  doc.pdf.on('pageAdded', () => (pages += 1));
  const lines = () => {
    doc.keepTogether(100);
    const from = pages;
    doc.say('H2', 'About');
    doc.say('P', 'One line.');
    doc.say('P', 'Another line.');
    return [from, pages];
  };
  for (let block = 0; block < 20; block += 1) {
    const [from, to] = lines();
    expect(to).toBe(from);
  }
  expect(pages).toBeGreaterThan(1);
  await doc.finish();
});
