import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { EmptyState } from './empty-state';

describe('EmptyState', () => {
  it('says what is missing and what to do', () => {
    const { text } = serverMarkup(
      <EmptyState title="No report available" action={<a href="/">Browse tests</a>} />,
    );
    expect(text).toBe('No report availableBrowse tests');
  });
});
