import { verifyAuditChain } from '../src/audit';
import type { Command } from './command';

export const auditVerify: Command = {
  name: 'audit verify',
  usage: '[hash]',
  summary:
    'check that the audit log is whole and, with a hash from the API’s log, that it still contains that entry',
  async run(deps, [hash]) {
    const { count, lastSeq, lastHash, open, faults, knowsHash } = await verifyAuditChain(deps, hash);
    if (!knowsHash) faults.push(`No entry has the hash ${hash}.`);
    if (faults.length > 0)
      throw new Error(
        `The audit log was tampered with or is incomplete:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
      );
    return `The audit log is whole: ${count} entries, ${open} not in the chain yet. The last is ${lastSeq} ${lastHash}`.trim();
  },
};
