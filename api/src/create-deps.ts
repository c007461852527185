import type { Logger } from 'pino';
import type pg from 'pg';
import { budgetSizes } from './budgets';
import { createDatabase, createInTransaction, openPool } from './db';
import type { Deps } from './deps';
import { showsDrafts, type Environment } from './env';
import { createQueue } from './queue';
import { paymentSubjects } from './payment-subjects';
import {
  createFieldCipher,
  createKeyService,
  createKeyring,
  createKms,
  type KmsSettings,
  createLookupHash,
  fetchingBefore,
  createRateLimits,
} from './security';
import {
  createMailService,
  createStorage,
  createStripe,
  createTextMessageService,
  createUsps,
} from './services';

/** Builds the dependencies from a checked environment. Connects to nothing yet. */
export function createDeps(env: Environment, log: Logger): { deps: Deps; pool: pg.Pool } {
  const pool = openPool(env.DATABASE_URL);
  const queue = createQueue(pool);
  const keyring = createKeyring(env.SESSION_SECRET);
  const inTransaction = createInTransaction(pool, queue, log);
  const deps: Deps = {
    db: createDatabase(pool),
    inTransaction: env.KMS_URL ? fetchingBefore(inTransaction) : inTransaction,
    queue,
    cipher: createFieldCipher(env.FIELD_KEYS),
    keyService: env.KMS_URL ? createKeyService(createKms(readKmsSettings(env, env.KMS_URL))) : null,
    lookupHash: createLookupHash(env.LOOKUP_KEY),
    limits: createRateLimits(pool, keyring),
    mail: createMailService({ url: env.SMTP_URL, from: env.MAIL_FROM }),
    textMessages: env.SMS_URL ? createTextMessageService({ url: env.SMS_URL, from: env.SMS_FROM! }) : null,
    storage: createStorage({
      endpoint: env.S3_ENDPOINT,
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      acl: env.UPLOADS_ACL,
    }),
    stripe: createStripe({ secretKey: env.STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL }),
    subjects: paymentSubjects,
    usps: createUsps({
      url: env.USPS_URL,
      clientId: env.USPS_CLIENT_ID,
      clientSecret: env.USPS_CLIENT_SECRET,
    }),
    log,
    settings: {
      apiUrl: env.API_URL,
      shopUrl: env.SHOP_URL,
      bookingUrl: env.BOOKING_URL,
      sender: env.MAIL_FROM,
      supportAddress: env.SUPPORT_ADDRESS ?? bareAddress(env.MAIL_FROM),
      labAddress: env.LAB_ADDRESS,
      securityContact: env.SECURITY_CONTACT,
      serviceKey: env.SERVICE_KEY,
      keyring,
      stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
      trustedProxies: env.TRUST_PROXY,
      bookingLookup: env.BOOKING_LOOKUP,
      refusesLikelyPasswords: env.PASSWORD_LIST === 'on',
      showsDrafts: showsDrafts(env),
      budgets: budgetSizes(({ variable }) => env[variable]),
    },
  };
  return { deps, pool };
}

/** `hello@larkwell.example` of `Larkwell <hello@larkwell.example>`. */
const bareAddress = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

const readKmsSettings = (env: Environment, url: string): KmsSettings => ({
  url,
  region: env.KMS_REGION,
  keyId: env.KMS_KEY_ID ?? null,
  accessKeyId: env.KMS_ACCESS_KEY_ID!,
  secretAccessKey: env.KMS_SECRET_ACCESS_KEY!,
});
