import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { FieldTexts } from '../field/field-texts';
import { serverMarkup } from './read-markup';

/** Tests that every field must pass, without script. `carrier` finds the element that hint and error describe. */
export function itKeepsTheFieldAnatomy(
  render: (texts: FieldTexts) => ReactElement,
  carrier: 'control' | 'fieldset' = 'control',
) {
  const show = (texts: Partial<FieldTexts>) => {
    const markup = serverMarkup(render({ name: 'answer', label: 'Your answer', ...texts }));
    const described = carrier === 'fieldset' ? markup.all('fieldset')[0] : markup.byId('answer');
    return { ...markup, described };
  };

  describe('field anatomy', () => {
    it('names the control, or the group, by its label', () => {
      const { labeled, all, text } = show({});
      if (carrier === 'fieldset') expect(all('legend')[0]).toBeDefined();
      else expect(labeled('Your answer')?.attributes.id).toBe('answer');
      expect(text).toContain('Your answer');
    });

    it('takes its own id, so two forms can be on one page', () => {
      expect(show({ id: 'second-answer' }).byId('second-answer')).toBeDefined();
    });

    it('describes it by hint, then error, and marks it invalid', () => {
      const { described, description, html } = show({ hint: 'A hint', error: 'This field is required' });
      expect(description(described)).toMatch(/A hint.*Error: This field is required/s);
      expect(html).toContain('id="answer-hint"');
      expect(html).toContain('id="answer-error"');
      expect(html).toContain('data-invalid="true"');
    });

    it('lists every message', () => {
      const { description, described } = show({ error: ['Too short', 'At least one digit required'] });
      expect(description(described)).toContain('Too short');
      expect(description(described)).toContain('At least one digit required');
    });

    it('shows no error if there is none', () => {
      const { html } = show({ error: [] });
      expect(html).not.toContain('aria-invalid');
      expect(html).not.toContain('-error');
      expect(html).not.toContain('data-invalid');
    });
  });
}
