import { expect, test } from 'vitest';
import { sweeps } from '../sweeps';
import { closeAuditChain } from './close-chain';

test('the chain closes at least once a minute', () => {
  expect(sweeps).toContain(closeAuditChain);
  expect(closeAuditChain.everySeconds).toBeGreaterThan(0);
  expect(closeAuditChain.everySeconds).toBeLessThanOrEqual(60);
});
