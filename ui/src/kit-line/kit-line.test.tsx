import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { KitLine } from './kit-line';

describe('KitLine', () => {
  it('shows what was bought and its price; the picture is hidden from screen readers', () => {
    const { all, text } = serverMarkup(
      <KitLine category="Sexual health" emblem="wings" amount="$149.00">
        Complete STI panel
      </KitLine>,
    );
    expect(text).toContain('Complete STI panel');
    expect(text).toContain('$149.00');
    expect(all('svg')[0]!.attributes['aria-hidden']).toBe('true');
  });
});
