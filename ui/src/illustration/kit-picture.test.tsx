import { expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Emblem } from './emblem';
import { exampleKits } from './example-kits';
import { KitPicture } from './kit-picture';
import { Scene } from './scene';

const [vitaminD, cholesterol] = exampleKits;
const hrefs = (element: Parameters<typeof serverMarkup>[0]) =>
  serverMarkup(element)
    .all('use')
    .map(({ attributes }) => attributes.href?.replace(/^.*#/, ''));

it('draws a kit from its sign and contents', () => {
  expect(hrefs(<KitPicture {...vitaminD} />)).toEqual(['box', 'e-sun', 'card2', 'lancet', 'pouch', 'mailer']);
  expect(hrefs(<KitPicture {...cholesterol} />)).toContain('card4');
});

it('draws an empty box for a kit that nothing is known about', () => {
  expect(hrefs(<KitPicture category="x" contents={[]} emblem={null} />)).toEqual(['box']);
});

it('takes its hue from the category’s name', () => {
  const { all } = serverMarkup(<Emblem name="wings" category="Hormones & Thyroid" />);
  expect(all('svg')[0]?.attributes['data-category']).toBe('hormones-thyroid');
});

it('is decorative beside a name, and an image with a name of its own', () => {
  expect(serverMarkup(<Scene name="mail" />).html).toContain('aria-hidden="true"');
  expect(serverMarkup(<KitPicture {...vitaminD} label="Vitamin D Check" />).html).toContain(
    'role="img" aria-label="Vitamin D Check"',
  );
});
