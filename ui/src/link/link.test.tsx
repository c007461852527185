import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Link } from './link';

describe('Link', () => {
  it('says that it opens a new tab, and gives that tab no opener', () => {
    const { all, text } = serverMarkup(
      <Link href="/report" newTab>
        View Report
      </Link>,
    );
    expect(text).toBe('View Report (opens in new tab)');
    expect(all('a')[0]?.attributes).toMatchObject({ target: '_blank', rel: 'noopener' });
  });
});
