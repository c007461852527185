import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { KeptAnswer } from './kept-answer';

describe('KeptAnswer', () => {
  const render = (open?: boolean) =>
    serverMarkup(
      <KeptAnswer label="Member ID" sign="•••71" removeIntent="remove-member-id" open={open}>
        <input name="member" />
      </KeptAnswer>,
    );

  it('says that the answer is saved, and which answer each control is for', () => {
    const { text, all } = render();
    expect(text).toBe('Member ID: We have it •••71Change Member IDRemove Member ID');
    expect(all('button')[0]?.attributes).toMatchObject({ name: 'intent', value: 'remove-member-id' });
  });

  it('has the field without script, closed until opened or invalid', () => {
    expect(render().all('details')[0]?.attributes).not.toHaveProperty('open');
    expect(render().all('input')).toHaveLength(1);
    expect(render(true).all('details')[0]?.attributes).toHaveProperty('open');
  });
});
