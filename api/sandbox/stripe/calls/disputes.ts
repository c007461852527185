import type Stripe from 'stripe';
import { z } from 'zod';
import { call } from '../call';
import { closeDispute } from '../disputes';
import { flag, text } from '../params';
import { listCall, retrieveCall } from '../standard-calls';

/** In test mode Stripe decides by these words in the evidence. */
const decisions = { winning_evidence: 'won', losing_evidence: 'lost' } as const;

export const disputeCalls = [
  retrieveCall('disputes', 'dispute'),
  listCall('disputes', 'dispute', ['charge', 'payment_intent']),
  call(
    'disputes.update',
    'POST /v1/disputes/:id',
    z.strictObject({
      evidence: z.strictObject({ uncategorized_text: text.optional() }).optional(),
      submit: flag.optional(),
    }),
    (account, { evidence, submit = true }, id): Stripe.Dispute => {
      const dispute = account.store.get('dispute', id);
      const words = evidence?.uncategorized_text ?? '';
      dispute.evidence = { ...dispute.evidence, uncategorized_text: words };
      dispute.evidence_details = {
        ...dispute.evidence_details,
        has_evidence: words !== '',
        submission_count: submit ? 1 : 0,
      };
      const decision = submit && words in decisions && decisions[words as keyof typeof decisions];
      if (decision) return closeDispute(account, dispute, decision);
      if (submit && words) dispute.status = 'under_review';
      account.tell('charge.dispute.updated', account.store.save(dispute));
      return dispute;
    },
  ),
  call('disputes.close', 'POST /v1/disputes/:id/close', z.strictObject({}), (account, _input, id) =>
    closeDispute(account, account.store.get('dispute', id), 'lost'),
  ),
];
