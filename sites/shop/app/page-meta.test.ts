import { expect, it } from 'vitest';
import { pageMeta } from './page-meta';

const page = {
  title: 'Thyroid Check',
  description: 'TSH from a finger prick.',
  path: '/categories/thyroid-check',
};

it('a public page has a title, a canonical address and a preview picture', () => {
  const entries = pageMeta({ ...page, shopUrl: 'https://shop.test', picture: '/social/thyroid-check.png' });
  expect(entries).toEqual(
    expect.arrayContaining([
      { title: 'Thyroid Check | Larkwell' },
      { name: 'description', content: 'TSH from a finger prick.' },
      { tagName: 'link', rel: 'canonical', href: 'https://shop.test/categories/thyroid-check' },
      { property: 'og:description', content: 'TSH from a finger prick.' },
      { property: 'og:image', content: 'https://shop.test/social/thyroid-check.png' },
    ]),
  );
});

it('a personal page has a title and no canonical address', () => {
  expect(pageMeta({ title: 'Billing' })).toEqual([{ title: 'Billing | Larkwell' }]);
});
