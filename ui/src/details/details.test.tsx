import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Details } from './details';

describe('Details', () => {
  it('has its text in the page, closed or open', () => {
    expect(serverMarkup(<Details summary="Question">Answer</Details>).text).toBe('QuestionAnswer');
    const open = serverMarkup(
      <Details summary="Question" open>
        Answer
      </Details>,
    );
    expect(open.all('details')[0]?.attributes).toHaveProperty('open');
  });
});
