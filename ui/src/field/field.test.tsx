import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { describedBy } from './described-by';
import { Field, FieldGroup, UnlabeledField } from './field';

describe('describedBy', () => {
  it('joins the given ids and returns undefined for none', () => {
    expect(describedBy('a', null, false, 'b')).toBe('a b');
    expect(describedBy(null, undefined, false)).toBeUndefined();
  });
});

describe('anatomy', () => {
  it('is label, hint, error, control, in this order', () => {
    const { text } = serverMarkup(
      <Field name="zip" label="ZIP code" hint="Five digits" error="Too short">
        <input id="zip" />
        control
      </Field>,
    );
    expect(text).toBe('ZIP codeFive digitsError: Too shortcontrol');
  });

  it('is a fieldset with a legend for several controls, described by hint and error', () => {
    const { all, description } = serverMarkup(
      <FieldGroup name="q" label="Question" hint="Hint" error="This field is required">
        controls
      </FieldGroup>,
    );
    expect(all('legend')).toHaveLength(1);
    expect(description(all('fieldset')[0])).toBe('Hint Error: This field is required');
  });

  it('leaves the label to a checkbox, which has its own', () => {
    const { all, byId } = serverMarkup(
      <UnlabeledField name="ok" error="This field is required">
        box
      </UnlabeledField>,
    );
    expect(all('label')).toHaveLength(0);
    expect(byId('ok-error')).toBeDefined();
  });
});
