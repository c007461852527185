import { z } from 'zod';
import { budgets, type BudgetVariable } from './budgets';
import { parseFieldKeys, parseLookupKeys } from './security';

const address = z.url({ error: 'must be an address such as http://127.0.0.1:3002' });
const siteAddress = address.transform((value) => value.replace(/\/+$/, ''));
const shortestSecret = 16;
const secret = z
  .string({ error: 'is missing' })
  .min(shortestSecret, `must have at least ${shortestSecret} characters`);
const wholeNumber = (fallback: number, min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min)
    .max(max)
    .default(fallback);

const environmentSchema = z.object({
  NODE_ENV: z.string().default('development'),
  API_PORT: wholeNumber(3002, 0, 65_535),
  API_URL: siteAddress,
  SHOP_URL: siteAddress,
  BOOKING_URL: siteAddress,
  DATABASE_URL: z.string({ error: 'is missing' }).regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  STRIPE_SECRET_KEY: z.string({ error: 'is missing' }).min(1, 'is empty'),
  STRIPE_API_URL: address.optional(),
  STRIPE_WEBHOOK_SECRET: z.string({ error: 'is missing' }).min(1, 'is empty'),
  S3_ENDPOINT: address,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string({ error: 'is missing' }).min(1, 'is empty'),
  S3_ACCESS_KEY_ID: z.string({ error: 'is missing' }).min(1, 'is empty'),
  S3_SECRET_ACCESS_KEY: z.string({ error: 'is missing' }).min(1, 'is empty'),
  UPLOADS_ACL: z
    .enum(['private', 'public-read'], { error: 'must be private or public-read' })
    .default('private'),
  I_ACCEPT_PUBLIC_UPLOADS: z.literal('1', { error: 'must be 1, or not be set' }).optional(),
  SMTP_URL: z.string({ error: 'is missing' }).regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://'),
  SMS_URL: z.url({ protocol: /^https?$/, error: 'must start with https:// or http://' }).optional(),
  SMS_FROM: z
    .string()
    .regex(/^\+\d{8,15}$/, 'must be a number such as +14025550143')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:)/, 'must start with mailto: or https:')
    .default('mailto:security@larkwell.example'),
  LAB_ADDRESS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split('|')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  MAIL_FROM: z.string().min(3).default('Larkwell <hello@larkwell.example>'),
  SUPPORT_ADDRESS: z.email({ error: 'must be an email address such as help@larkwell.example' }).optional(),
  USPS_URL: address,
  USPS_CLIENT_ID: z.string({ error: 'is missing' }).min(1, 'is empty'),
  USPS_CLIENT_SECRET: z.string({ error: 'is missing' }).min(1, 'is empty'),
  SERVICE_KEY: secret,
  SESSION_SECRET: z
    .string({ error: 'is missing' })
    .transform((text) => text.split(',').map((one) => one.trim()))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= shortestSecret),
      `must have at least ${shortestSecret} characters each`,
    ),
  FIELD_KEYS: z.string({ error: 'is missing' }).transform((text, ctx) => {
    const keys = parseFieldKeys(text);
    if (keys) return keys;
    ctx.addIssue('must be name:key pairs, each key 32 bytes in base64 (openssl rand -base64 32)');
    return z.NEVER;
  }),
  KMS_URL: address.optional(),
  KMS_KEY_ID: z.string().min(1).optional(),
  KMS_REGION: z.string().min(1).default('us-east-1'),
  KMS_ACCESS_KEY_ID: z.string().min(1).optional(),
  KMS_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  LOOKUP_KEY: z.string({ error: 'is missing' }).transform((text, ctx) => {
    const keys = parseLookupKeys(text);
    if (keys) return keys;
    ctx.addIssue('must be keys of 32 bytes in base64, separated by commas (openssl rand -base64 32)');
    return z.NEVER;
  }),
  BOOKING_LOOKUP: z
    .enum(['email', 'code', 'open'], { error: 'must be email, code or open' })
    .default('email'),
  PASSWORD_LIST: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  ANALYTE_TEXTS: z.enum(['reviewed', 'drafts'], { error: 'must be reviewed or drafts' }).optional(),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], {
      error: 'must be trace, debug, info, warn, error, fatal or silent',
    })
    .default('info'),
});

/** A size for each budget, by its variable name in `budgets.ts`. */
const budgetVariables = Object.fromEntries(
  Object.values(budgets).map(({ variable, size }) => [variable, wholeNumber(size, 1, 100_000)]),
);
const budgetsSchema = z.object(budgetVariables) as unknown as z.ZodType<Record<BudgetVariable, number>>;

/** Insurance card pictures at plain addresses are an owner's decision, not a default. */
const isAccepted = ({ UPLOADS_ACL, I_ACCEPT_PUBLIC_UPLOADS }: z.infer<typeof environmentSchema>) =>
  UPLOADS_ACL === 'private' || I_ACCEPT_PUBLIC_UPLOADS === '1';

const hasKmsCredentials = ({
  KMS_URL,
  KMS_ACCESS_KEY_ID,
  KMS_SECRET_ACCESS_KEY,
}: z.infer<typeof environmentSchema>) => !KMS_URL || Boolean(KMS_ACCESS_KEY_ID && KMS_SECRET_ACCESS_KEY);

const hasSender = ({ SMS_URL, SMS_FROM }: z.infer<typeof environmentSchema>) => !SMS_URL || Boolean(SMS_FROM);

const wholeSchema = environmentSchema
  .and(budgetsSchema)
  .refine(isAccepted, {
    path: ['UPLOADS_ACL'],
    error:
      'is public-read: anyone who has its address can see an insurance card picture. ' +
      'Set I_ACCEPT_PUBLIC_UPLOADS=1 if that is intended',
  })
  .refine(hasKmsCredentials, {
    path: ['KMS_URL'],
    error: 'needs KMS_ACCESS_KEY_ID and KMS_SECRET_ACCESS_KEY',
  })
  .refine(hasSender, { path: ['SMS_URL'], error: 'needs SMS_FROM' })
  .refine(({ KMS_URL, KMS_KEY_ID }) => KMS_URL || !KMS_KEY_ID, {
    path: ['KMS_KEY_ID'],
    error: 'needs KMS_URL',
  });

export type Environment = z.infer<typeof wholeSchema>;

/** Texts about values that no clinician has read are for development, unless the owner decides otherwise. */
export const showsDrafts = ({ ANALYTE_TEXTS, NODE_ENV }: Environment): boolean =>
  (ANALYTE_TEXTS ?? (NODE_ENV === 'production' ? 'reviewed' : 'drafts')) === 'drafts';

/**
 * Checks every variable at once. An empty one counts as missing.
 * @throws Error whose message lists what is wrong, one per line; it names variables and never prints their
 * values
 */
export function readEnvironment(variables: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = wholeSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message, code }) => {
    const name = String(path[0]);
    return `  ${name} ${code === 'invalid_type' && given[name] === undefined ? 'is missing' : message}`;
  });
  throw new Error(`The API's environment is invalid:\n${[...new Set(lines)].join('\n')}`);
}
