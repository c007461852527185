import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { InTransaction, Queryable } from '../db';
import type { JobQueue } from '../queue';
import type { PaymentSubjects } from './payment-subject';
import type { FieldCipher, KeyService, LookupHash, RateLimits } from '../security';
import type { MailService, Storage, TextMessageService, UspsService } from '../services';
import type { Settings } from './settings';

/** Everything that the server receives from outside. Only `env.ts` reads the environment. */
export interface Deps {
  db: Queryable;
  inTransaction: InTransaction;
  queue: JobQueue;
  cipher: FieldCipher;
  /** Wraps the keys of persons and visits; null when `FIELD_KEYS` wrap them. */
  keyService: KeyService | null;
  lookupHash: LookupHash;
  limits: RateLimits;
  mail: MailService;
  /** Null where no provider is set: nobody is then asked whether they want text messages. */
  textMessages: TextMessageService | null;
  storage: Storage;
  stripe: Stripe;
  /** The things people pay for, by kind. */
  subjects: PaymentSubjects;
  usps: UspsService;
  log: Logger;
  settings: Settings;
}
