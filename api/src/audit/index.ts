export { closeAuditChain } from './close-chain';
export { actingFrom } from './origin';
export { recordAudit } from './record-audit';
export { recordMailbox } from './record-mailbox';
export { recordAccessRefusal, recordRefusal } from './record-refusal';
export { verifyAuditChain } from './verify-chain';
