import { z } from 'zod';

/** The part of the environment that every site reads. `TRUST_PROXY` and the port are read by the preload. */
export const siteEnvSchema = z.object({
  API_URL: z.url(),
  SHOP_URL: z.url(),
  BOOKING_URL: z.url(),
  SERVICE_KEY: z.string().min(16, 'at least 16 characters'),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters'),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1),
  STRIPE_JS_URL: z.url(),
});

/**
 * Reads the environment through `schema`. A wrong one ends the process with the list of what is wrong, by variable
 * name and without the values, which may be secrets.
 */
export function readEnv<Schema extends z.ZodType>(schema: Schema, site: string): z.infer<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  console.error([`${site} cannot start. These environment variables are wrong:`, ...lines].join('\n'));
  process.exit(1);
}
