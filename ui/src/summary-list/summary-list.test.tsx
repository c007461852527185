import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SummaryList } from './summary-list';

describe('SummaryList', () => {
  it('says what a Change link changes', () => {
    const { text } = serverMarkup(
      <SummaryList rows={[{ label: 'Name', value: 'Ada', changeHref: '#name' }]} />,
    );
    expect(text).toContain('Change name');
  });

  it('says that an answer was not given', () => {
    expect(serverMarkup(<SummaryList rows={[{ label: 'Apartment' }]} />).text).toContain('Not provided');
  });
});
