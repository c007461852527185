import { S3ServiceException } from '@aws-sdk/client-s3';
import type { RefusalCode } from '@larkwell/contracts/refusals';
import Stripe from 'stripe';
import { sqlState } from '../db';
import { plainRefusals } from '../refusals';
import { DoesNotOpen, KmsAway } from '../security';

const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;
/** 57P0x: shutting down or starting; 53300: too many connections; 08xxx: connection lost. */
const outageState = /^(57P0|53300|08)/;

/** Stripe has a code of its own, so that a page blames the payment service only when it is away. */
interface Outage {
  sentence: string;
  code: RefusalCode;
}

/** What to answer when a call fails because a service behind us is away; null for any other error. */
export function findOutage(error: unknown): Outage | null {
  if (isStripeAway(error)) return { sentence: plainRefusals.paymentAway, code: 'payment-service-away' };
  const ours = outageSentence(error);
  return ours === null ? null : { sentence: ours, code: 'unavailable' };
}

/** The database, the bucket or the key management service cannot be reached, or a sealed value cannot be opened. */
function outageSentence(error: unknown): string | null {
  if (isBucketAway(error)) return plainRefusals.away;
  for (let each: unknown = error; each instanceof Error; each = each.cause) {
    if (each instanceof DoesNotOpen) return plainRefusals.unopened;
    if (each instanceof KmsAway) return plainRefusals.away;
    const { code } = each as { code?: unknown };
    if (typeof code === 'string' && networkCodes.has(code)) return plainRefusals.away;
    if (lostConnection.test(each.message)) return plainRefusals.away;
  }
  return outageState.test(sqlState(error) ?? '') ? plainRefusals.away : null;
}

/** No answer, a fault on their side, or too many calls. */
function isStripeAway(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 500 } = error;
  return statusCode >= 500 || statusCode === 429 || statusCode === 409;
}

/** The bucket did not answer in time, or reported a fault of its own. */
function isBucketAway(error: unknown): boolean {
  if (error instanceof S3ServiceException) return (error.$metadata.httpStatusCode ?? 500) >= 500;
  return error instanceof Error && error.name === 'TimeoutError';
}
