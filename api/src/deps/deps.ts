import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { InTransaction, Queryable } from '../db';
import type { JobQueue } from '../queue';
import type { PaymentSubjects } from './payment-subject';
import type { FieldCipher, KeyService, LookupHash, RateLimits } from '../security';
import type { MailService, Storage, UspsService } from '../services';
import type { Settings } from './settings';

/** Everything the product is given from outside. Nothing in `src` reads the environment but `env.ts`. */
export interface Deps {
  db: Queryable;
  inTransaction: InTransaction;
  queue: JobQueue;
  cipher: FieldCipher;
  /** Wraps the keys of persons and visits; null where `FIELD_KEYS` do. */
  keyService: KeyService | null;
  lookupHash: LookupHash;
  limits: RateLimits;
  mail: MailService;
  storage: Storage;
  stripe: Stripe;
  /** What is paid for, by its kind. */
  subjects: PaymentSubjects;
  usps: UspsService;
  log: Logger;
  settings: Settings;
}
