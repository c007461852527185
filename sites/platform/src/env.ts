import { z } from 'zod';

const siteSecrets = ['SHOP_SESSION_SECRET', 'BOOKING_SESSION_SECRET'] as const;

/** Characters that a secret needs. */
const least = { secret: 32, different: 10, serviceKey: 16 };

/** Secrets of a site, separated by commas, newest first. */
const secretsSchema = z
  .string({ error: 'is missing' })
  .transform((text) => text.split(',').map((secret) => secret.trim()))
  .refine(
    (secrets) => secrets.every((secret) => secret.length >= least.secret),
    `at least ${least.secret} characters each`,
  )
  .refine(
    (secrets) => secrets.every((secret) => new Set(secret).size >= least.different),
    `at least ${least.different} different characters each: make one with openssl rand -base64 32`,
  );

const siteEnv = z.object({
  API_URL: z.url(),
  SHOP_URL: z.url(),
  BOOKING_URL: z.url(),
  SERVICE_KEY: z.string().min(least.serviceKey, `at least ${least.serviceKey} characters`),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_JS_URL: z.url(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:)/, 'must start with mailto: or https:')
    .default('mailto:security@larkwell.example'),
  /** The help line for bookings, as people read it: (402) 555-0143. */
  HELP_PHONE: z
    .string()
    .regex(/^(\(\d{3}\) \d{3}-\d{4})?$/, 'must look like (402) 555-0143')
    .transform((phone) => phone || undefined)
    .optional(),
  /** How many proxies in front of us write trusted `X-Forwarded-For` entries. */
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
  PAGE_CACHE: z
    .enum(['', '0', '1'])
    .default('0')
    .transform((value) => value === '1'),
});

/**
 * The part of the environment that every site reads; `remix-serve` itself reads `HOST` and `PORT`.
 *
 * @param own name of the variable with the site's own secrets, returned as `SESSION_SECRETS`. None may equal a secret
 *   of the other site or of the API, as far as this process knows those.
 */
export function siteEnvSchema(own: (typeof siteSecrets)[number]) {
  const others = [...siteSecrets.filter((name) => name !== own), 'SERVICE_KEY', 'SESSION_SECRET'];
  return z
    .looseObject({ ...siteEnv.shape, [own]: secretsSchema })
    .superRefine((given: Record<string, unknown>, ctx) => {
      for (const name of others) {
        const taken = String(given[name] ?? '')
          .split(',')
          .map((secret) => secret.trim());
        if ((given[own] as string[]).some((secret) => taken.includes(secret)))
          ctx.addIssue({ code: 'custom', path: [own], message: `must not be shared with ${name}` });
      }
    })
    .transform((given) => ({
      ...pick(given),
      SESSION_SECRETS: (given as Record<string, unknown>)[own] as string[],
    }));
}

/** Extracts the site's own parsed variables from the environment. */
function pick(given: Record<string, unknown>): z.infer<typeof siteEnv> {
  const names = Object.keys(siteEnv.shape);
  return Object.fromEntries(names.map((name) => [name, given[name]])) as z.infer<typeof siteEnv>;
}

/**
 * Reads the environment through `schema`. If it is invalid, the process ends with a list of the problems by variable
 * name, without the values, which may be secrets.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema, site: string): z.infer<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  console.error([`${site} cannot start. These environment variables are wrong:`, ...lines].join('\n'));
  process.exit(1);
}
