/** @typedef {'api' | 'shop' | 'booking' | 'stripe' | 's3' | 'kms' | 'mail' | 'usps' | 'texts'} Part */

/**
 * The parts that get each secret. A stand-in gets the secrets of its service.
 *
 * @type {Record<string, Part[]>}
 */
const readers = {
  DATABASE_URL: ['api'],
  SERVICE_KEY: ['api', 'shop', 'booking', 'stripe', 'usps'],
  SESSION_SECRET: ['api'],
  SHOP_SESSION_SECRET: ['shop'],
  BOOKING_SESSION_SECRET: ['booking'],
  FIELD_KEYS: ['api'],
  LOOKUP_KEY: ['api'],
  KMS_KEY_ID: ['api', 'kms'],
  KMS_ACCESS_KEY_ID: ['api', 'kms'],
  KMS_SECRET_ACCESS_KEY: ['api', 'kms'],
  STRIPE_SECRET_KEY: ['api', 'stripe'],
  STRIPE_WEBHOOK_SECRET: ['api', 'stripe'],
  S3_ACCESS_KEY_ID: ['api', 's3'],
  S3_SECRET_ACCESS_KEY: ['api', 's3'],
  SMTP_URL: ['api'],
  SMS_URL: ['api', 'texts'],
  USPS_CLIENT_ID: ['api', 'usps'],
  USPS_CLIENT_SECRET: ['api', 'usps'],
};

/**
 * The environment of one process: everything but other parts' secrets.
 *
 * @param {Record<string, string>} environment from `completeEnvironment`
 * @param {Part[]} parts that run in the process
 * @returns {Record<string, string>}
 */
export function environmentOf(environment, parts) {
  const isTold = (/** @type {string} */ name) =>
    !readers[name] || parts.some((part) => readers[name]?.includes(part));
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isTold(name)));
}

/**
 * Each site signs its cookies with its own secrets. Only the start sees all secrets, so it compares them.
 *
 * @param {Record<string, string>} environment from `completeEnvironment`
 * @throws one sentence naming the two variables that share a secret
 */
export function requireOwnSecrets(environment) {
  const secretsOf = (/** @type {string} */ name) =>
    (environment[name] ?? '').split(',').map((secret) => secret.trim());
  const apart = {
    SHOP_SESSION_SECRET: ['BOOKING_SESSION_SECRET', 'SERVICE_KEY', 'SESSION_SECRET'],
    BOOKING_SESSION_SECRET: ['SERVICE_KEY', 'SESSION_SECRET'],
  };
  for (const [own, others] of Object.entries(apart)) {
    const other = others.find((/** @type {string} */ name) =>
      secretsOf(name).some((secret) => secretsOf(own).includes(secret)),
    );
    if (other) throw new Error(`${own} and ${other} share a secret; give each its own.`);
  }
}
