import { describe, expect, it } from 'vitest';
import { itKeepsTheFieldAnatomy } from '../testing/field-promises';
import { serverMarkup } from '../testing/read-markup';
import { PasswordInput } from './password-input';

describe('PasswordInput', () => {
  itKeepsTheFieldAnatomy((texts) => <PasswordInput kind="current" {...texts} />);

  it('never renders a password, and sets no maximum length', () => {
    const input = serverMarkup(<PasswordInput kind="new" name="password" label="Password" />).labeled(
      'Password',
    );
    expect(input?.attributes.value).toBeUndefined();
    expect(input?.attributes.maxlength).toBeUndefined();
    expect(input?.attributes.autocomplete).toBe('new-password');
  });

  it('lists the rules before the field and describes it by them', () => {
    const { labeled, description } = serverMarkup(
      <PasswordInput
        kind="new"
        name="password"
        label="Password"
        rules={[{ message: '8 to 15 characters', pattern: '^.{8,15}$' }]}
      />,
    );
    expect(description(labeled('Password'))).toContain('8 to 15 characters');
  });

  it('hides the Show button until script can handle it', () => {
    const { all } = serverMarkup(<PasswordInput kind="current" name="password" label="Password" />);
    expect(all('button')[0]?.attributes).toHaveProperty('hidden');
  });
});
