import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

/** Every port a start may open, by its variable. */
export const defaultPorts = {
  SHOP_PORT: 3000,
  BOOKING_PORT: 3001,
  API_PORT: 3002,
  STORYBOOK_PORT: 6006,
  POSTGRES_PORT: 5433,
  STRIPE_PORT: 4242,
  S3_PORT: 4568,
  USPS_PORT: 4570,
  TEXTS_PORT: 4571,
  SMTP_PORT: 1025,
  MAILBOX_PORT: 1080,
};

/** @typedef {keyof typeof defaultPorts} PortName */

const portEntries = /** @type {[PortName, number][]} */ (Object.entries(defaultPorts));

const addressVariables = [
  'API_URL',
  'SHOP_URL',
  'BOOKING_URL',
  'DATABASE_URL',
  'STRIPE_API_URL',
  'STRIPE_JS_URL',
].concat(['S3_ENDPOINT', 'SMTP_URL', 'USPS_URL', 'KMS_URL', 'SMS_URL']);

/**
 * The person's settings: the process's environment first, then `.env`. Empty values count as not set.
 *
 * @param {string} checkout
 * @returns {Record<string, string>}
 */
export function readGivenEnvironment(checkout) {
  const file = path.join(checkout, '.env');
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  const entries = Object.entries({ ...fromFile, ...process.env });
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/**
 * Reads the ports.
 *
 * @param {Record<string, string>} given
 * @returns {typeof defaultPorts}
 * @throws one sentence naming the variable that is not a port, or two that are the same
 */
export function readPorts(given) {
  const ports = { ...defaultPorts };
  /** @type {Map<number, string>} */
  const taken = new Map();
  for (const [name, fallback] of portEntries) {
    const port = Number(given[name] ?? fallback);
    if (!Number.isInteger(port) || port < 1 || port > 65_535) {
      throw new Error(`${name} must be a port between 1 and 65535; it is "${given[name]}".`);
    }
    const twin = taken.get(port);
    if (twin) throw new Error(`${twin} and ${name} are both ${port}; give each its own port.`);
    taken.set(port, name);
    ports[name] = port;
  }
  return ports;
}

/** @throws one sentence naming the first variable that is not an address */
function requireAddresses(/** @type {Record<string, string>} */ given) {
  const wrong = addressVariables.find((name) => given[name] && !URL.canParse(given[name]));
  if (wrong) throw new Error(`${wrong} must be an address such as http://localhost:3000; see .env.example.`);
}

/**
 * Secrets of a development machine, generated once and stored beside its database, whose encrypted columns need them.
 *
 * @param {string} directory
 * @returns {Record<string, string>}
 */
export function readDevelopmentSecrets(directory) {
  const file = path.join(directory, 'development-secrets.json');
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = {
    SERVICE_KEY: secret(),
    SESSION_SECRET: secret(),
    SHOP_SESSION_SECRET: secret(),
    BOOKING_SESSION_SECRET: secret(),
    FIELD_KEYS: `dev:${randomBytes(32).toString('base64')}`,
    LOOKUP_KEY: randomBytes(32).toString('base64'),
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    ...kept,
  };
  writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  chmodSync(file, 0o600);
  return secrets;
}

/** @typedef {'stripe' | 's3' | 'mail' | 'usps' | 'texts'} StandIn */

/**
 * The outside services without a real address, which get a stand-in.
 *
 * @param {Record<string, string>} given
 * @returns {StandIn[]}
 */
export function listStandIns(given) {
  /** @type {[StandIn, string | boolean | undefined][]} */
  const real = [
    ['stripe', given.STRIPE_API_URL || isRealStripeKey(given)],
    ['s3', given.S3_ENDPOINT],
    ['mail', given.SMTP_URL],
    ['usps', given.USPS_URL],
    ['texts', given.SMS_URL],
  ];
  return real.flatMap(([name, isReal]) => (isReal ? [] : [name]));
}

const isRealStripeKey = (/** @type {Record<string, string>} */ given) =>
  Boolean(given.STRIPE_SECRET_KEY && given.STRIPE_SECRET_KEY !== 'sk_test_larkwell');

/**
 * @typedef {Record<string, string> & { API_URL: string, SHOP_URL: string, BOOKING_URL: string, DATABASE_URL: string,
 *   SERVICE_KEY: string }} Environment
 */

/**
 * The whole environment of the API, the sites and the stand-ins. Given values always win.
 *
 * @param {Record<string, string>} given
 * @param {{ ports: typeof defaultPorts, databaseUrl: string | undefined, secrets: Record<string, string>, data: string
 *   }} local `data` is the folder in which stand-ins keep files
 * @returns {Environment}
 */
export function completeEnvironment(given, { ports, databaseUrl, secrets, data }) {
  requireAddresses(given);
  const on = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  const realStripe = isRealStripeKey(given) && !given.STRIPE_API_URL;
  const stripe = realStripe
    ? { STRIPE_API_URL: 'https://api.stripe.com', STRIPE_JS_URL: 'https://js.stripe.com/v3/' }
    : {
        STRIPE_API_URL: on(ports.STRIPE_PORT),
        STRIPE_JS_URL: `http://localhost:${ports.STRIPE_PORT}/v3/`,
        STRIPE_SECRET_KEY: 'sk_test_larkwell',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_larkwell',
      };
  /** @type {Record<string, string | undefined>} */
  const environment = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    API_URL: on(ports.API_PORT),
    SHOP_URL: `http://localhost:${ports.SHOP_PORT}`,
    BOOKING_URL: `http://localhost:${ports.BOOKING_PORT}`,
    DATABASE_URL: databaseUrl,
    ...stripe,
    S3_ENDPOINT: on(ports.S3_PORT),
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'larkwell',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    UPLOADS_ACL: 'private',
    I_ACCEPT_PUBLIC_UPLOADS: '',
    KMS_URL: '',
    KMS_KEY_ID: '',
    KMS_REGION: 'us-east-1',
    KMS_ACCESS_KEY_ID: '',
    KMS_SECRET_ACCESS_KEY: '',
    SMTP_URL: `smtp://127.0.0.1:${ports.SMTP_PORT}`,
    SMS_URL: `http://larkwell:larkwell@127.0.0.1:${ports.TEXTS_PORT}/2010-04-01/Accounts/larkwell/Messages.json`,
    // Fictional, like the stand-in that sends from it.
    SMS_FROM: given.SMS_URL ? '' : '+14025550143',
    SECURITY_CONTACT: 'mailto:security@larkwell.example',
    LAB_ADDRESS: '',
    MAIL_FROM: 'Larkwell <hello@larkwell.example>',
    SUPPORT_ADDRESS: '',
    // Fictional, so only beside the demo data.
    HELP_PHONE: given.DATABASE_URL ? '' : '(402) 555-0143',
    USPS_URL: on(ports.USPS_PORT),
    USPS_CLIENT_ID: 'larkwell',
    USPS_CLIENT_SECRET: 'larkwell',
    BOOKING_LOOKUP: 'email',
    PASSWORD_LIST: 'on',
    ANALYTE_TEXTS: '',
    PAGE_CACHE: '0',
    TRUST_PROXY: '0',
    LOG_LEVEL: 'info',
    SANDBOX_DATA: data,
    ...secrets,
    ...given,
  };
  return /** @type {Environment} */ (environment);
}
