import { describe, expect, it } from 'vitest';
import { Button } from '../button/button';
import { serverMarkup } from '../testing/read-markup';
import { ChangedTerms } from './changed-terms';

describe('ChangedTerms', () => {
  const render = (changes: { name: string; before: string | null; now: string | null }[]) =>
    serverMarkup(
      <ChangedTerms title="Your order has changed" changes={changes} action={<Button>Continue</Button>}>
        <p>You have not been charged.</p>
      </ChangedTerms>,
    );

  it('puts old beside new in a table with row headers', () => {
    const { nodes, text } = render([{ name: 'Total', before: '$49.00', now: '$148.00' }]);
    const roles = nodes.map(({ attributes }) => attributes.role).filter((role) => role?.endsWith('header'));
    expect(roles).toEqual(['columnheader', 'columnheader', 'columnheader', 'rowheader']);
    expect(text).toMatch(/What\W*Before\W*Now.*Total.*\$49\.00.*\$148\.00/s);
  });

  it('says in words what was added and what is gone', () => {
    const { text } = render([
      { name: 'Iron Check', before: null, now: '1 × $99.00' },
      { name: 'Discount code', before: 'SAVE10', now: null },
    ]);
    expect(text).toMatch(/Iron Check.*Not included.*1 × \$99\.00/s);
    expect(text).toMatch(/Discount code.*SAVE10.*No longer included/s);
  });

  it('renders no table if the old values are unknown', () => {
    const { nodes } = render([]);
    expect(nodes.map(({ tag }) => tag)).not.toContain('table');
    expect(nodes.filter(({ tag }) => tag === 'button')).toHaveLength(1);
  });
});
