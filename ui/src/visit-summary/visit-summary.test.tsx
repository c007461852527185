import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { VisitSummary } from './visit-summary';

describe('VisitSummary', () => {
  it('is a region with a name', () => {
    const { all } = serverMarkup(<VisitSummary rows={[{ label: 'Place', value: 'Omaha' }]} />);
    expect(all('section')[0]?.attributes['aria-label']).toBe('Your visit');
  });
});
