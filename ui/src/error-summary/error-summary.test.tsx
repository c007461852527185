import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { ErrorSummary } from './error-summary';

describe('ErrorSummary', () => {
  const errors = [{ id: 'zip', text: 'ZIP code: Zip code must be 5 digits!' }];

  it('takes the focus on arrival without a script, and is announced from inside', () => {
    const { nodes, html } = serverMarkup(<ErrorSummary errors={errors} />);
    expect(nodes[0]?.attributes).toMatchObject({ tabindex: '-1' });
    expect(html).toMatch(/autofocus/i);
    expect(nodes[1]?.attributes.role).toBe('alert');
  });

  it('links each line to its field', () => {
    const { all } = serverMarkup(<ErrorSummary errors={errors} />);
    expect(all('a')[0]?.attributes.href).toBe('#zip');
  });

  it('is not there without errors', () => {
    expect(serverMarkup(<ErrorSummary errors={[]} />).html).toBe('');
  });
});
