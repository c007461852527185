import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Logo } from './logo';

describe('Logo', () => {
  it('is text', () => {
    expect(serverMarkup(<Logo suffix="COVID-19 testing" />).text).toBe('Larkwell COVID-19 testing');
  });
});
