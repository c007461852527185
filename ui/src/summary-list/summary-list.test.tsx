import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SummaryList } from './summary-list';

describe('SummaryList', () => {
  it('says what a Change link changes, spelled as its label', () => {
    const { text } = serverMarkup(
      <SummaryList rows={[{ label: 'ZIP code', value: '68102', changeHref: '#zip' }]} />,
    );
    expect(text).toContain('Change ZIP code');
  });

  it('says that an answer was not given', () => {
    expect(serverMarkup(<SummaryList rows={[{ label: 'Apartment' }]} />).text).toContain('Not provided');
  });
});
