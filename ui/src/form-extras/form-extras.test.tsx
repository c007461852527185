import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { FormExtras } from './form-extras';

describe('FormExtras', () => {
  it('prints its form as it is', () => {
    expect(
      serverMarkup(
        <FormExtras>
          <form method="post" />
        </FormExtras>,
      ).all('form'),
    ).toHaveLength(1);
  });
});
