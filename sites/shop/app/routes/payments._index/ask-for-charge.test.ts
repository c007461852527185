import { afterEach, expect, it, vi } from 'vitest';
import { findOutAboutCharge } from './ask-for-charge';

vi.stubGlobal('FormData', class extends URLSearchParams {});
afterEach(() => void vi.restoreAllMocks());

it('blames no service by name for a charge that got no answer, and says that nothing was charged', async () => {
  const truth = { isCharged: false, words: null, refusedAttempt: null, isGivenBack: false };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(truth));
  expect(await findOutAboutCharge('' as never)).toEqual({
    isDone: false,
    failure: 'Our service or the payment service did not respond. Try again. You have not been charged.',
  });
});
