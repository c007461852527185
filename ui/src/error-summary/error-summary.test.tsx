import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { ErrorSummary } from './error-summary';

describe('ErrorSummary', () => {
  const errors = [{ id: 'zip', text: 'ZIP code: Zip code must be 5 digits!' }];

  it('takes the focus on load without script, and is announced by an inner element', () => {
    const { nodes, html } = serverMarkup(<ErrorSummary errors={errors} />);
    expect(nodes[0]?.attributes).toMatchObject({ tabindex: '-1' });
    expect(html).toMatch(/autofocus/i);
    expect(nodes[1]?.attributes.role).toBe('alert');
  });

  it('links each line to its field', () => {
    const { all } = serverMarkup(<ErrorSummary errors={errors} />);
    expect(all('a')[0]?.attributes.href).toBe('#zip');
  });

  it('renders nothing without errors', () => {
    expect(serverMarkup(<ErrorSummary errors={[]} />).html).toBe('');
  });
});
