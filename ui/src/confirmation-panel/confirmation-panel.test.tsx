import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { ConfirmationPanel } from './confirmation-panel';

describe('ConfirmationPanel', () => {
  it('is the page heading and shows the code', () => {
    const { all, text } = serverMarkup(<ConfirmationPanel title="Booked" code="K7Q-4MX" />);
    expect(all('h1')).toHaveLength(1);
    expect(text).toContain('Confirmation code: K7Q-4MX');
  });
});
