import type { Logger } from 'pino';
import type Stripe from 'stripe';
import type { InTransaction, Queryable } from '../db/database';
import type { JobQueue } from '../queue/queue';
import type { PaymentSubjects } from './payment-subject';
import type { FieldCipher } from '../security/field-cipher';
import type { KeyService } from '../security/key-service';
import type { LookupHash } from '../security/lookup-hash';
import type { RateLimits } from '../security/rate-limits';
import type { MailService } from '../services/mail';
import type { Storage } from '../services/s3';
import type { UspsService } from '../services/usps';
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
