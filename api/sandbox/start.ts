import path from 'node:path';
import { z } from 'zod';
import type { Listening } from './listening';
import { startKms } from './kms/kms';
import { startMail } from './mail/mail';
import { startS3 } from './s3/s3';
import { startStripe } from './stripe/stripe';
import { startTexts } from './texts/texts';
import { startUsps } from './usps/usps';

const port = z.coerce.number().int().min(0).max(65_535);

const folder = z.object({ SANDBOX_DATA: z.string().default('.data') });
const clock = z.object({ API_URL: z.url(), SERVICE_KEY: z.string() });

/** An empty variable counts as missing. */
const orElse = (usual: string) =>
  z
    .string()
    .default('')
    .transform((text) => text || usual);

const clockOf = (env: z.infer<typeof clock>) => ({
  url: new URL('/clock', env.API_URL).href,
  headers: { 'x-service-key': env.SERVICE_KEY },
});

const stripe = folder.extend({
  ...clock.shape,
  STRIPE_PORT: port.default(4242),
  STRIPE_SECRET_KEY: z.string().default('sk_test_larkwell'),
  STRIPE_PUBLISHABLE_KEY: z.string().default('pk_test_larkwell'),
  STRIPE_WEBHOOK_SECRET: z.string(),
});
const s3 = folder.extend({
  S3_PORT: port.default(4568),
  S3_BUCKET: z.string().default('larkwell'),
  S3_ACCESS_KEY_ID: z.string().default('S3RVER'),
  S3_SECRET_ACCESS_KEY: z.string().default('S3RVER'),
});
const kms = folder.extend({
  KMS_PORT: port.default(4572),
  KMS_KEY_ID: orElse('larkwell'),
  KMS_ACCESS_KEY_ID: orElse('KMS'),
  KMS_SECRET_ACCESS_KEY: orElse('KMS'),
});
const texts = z.object({
  TEXTS_PORT: port.default(4571),
  SMS_URL: z.url(),
});
const mail = folder.extend({ SMTP_PORT: port.default(1025), MAILBOX_PORT: port.default(1080) });
const usps = clock.extend({
  USPS_PORT: port.default(4570),
  USPS_CLIENT_ID: z.string().default('larkwell'),
  USPS_CLIENT_SECRET: z.string().default('larkwell'),
});

/** Each reads only what it needs: a process without Stripe's stand-in gets none of Stripe's secrets. */
const starters: Record<string, () => Promise<Listening>> = {
  stripe: () => {
    const env = read(stripe);
    return startStripe({
      port: env.STRIPE_PORT,
      dataDir: path.join(env.SANDBOX_DATA, 'stripe'),
      // Browsers separate cookies by host, not by port: pages are on localhost like the sites.
      publicUrl: `http://localhost:${env.STRIPE_PORT}`,
      webhookUrl: new URL('/api/v1/stripe/webhook', env.API_URL).href,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      clock: clockOf(env),
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    });
  },
  s3: () => {
    const env = read(s3);
    return startS3({
      port: env.S3_PORT,
      dataDir: path.join(env.SANDBOX_DATA, 's3'),
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    });
  },
  kms: () => {
    const env = read(kms);
    return startKms({
      port: env.KMS_PORT,
      dataDir: path.join(env.SANDBOX_DATA, 'kms'),
      keyIds: env.KMS_KEY_ID.split(','),
      accessKeyId: env.KMS_ACCESS_KEY_ID,
      secretAccessKey: env.KMS_SECRET_ACCESS_KEY,
    });
  },
  mail: () => {
    const env = read(mail);
    return startMail({
      smtpPort: env.SMTP_PORT,
      mailboxPort: env.MAILBOX_PORT,
      dataDir: path.join(env.SANDBOX_DATA, 'mail'),
    });
  },
  texts: () => {
    const { TEXTS_PORT, SMS_URL } = read(texts);
    return startTexts({ port: TEXTS_PORT, address: SMS_URL });
  },
  usps: () => {
    const env = read(usps);
    return startUsps({
      port: env.USPS_PORT,
      clientId: env.USPS_CLIENT_ID,
      clientSecret: env.USPS_CLIENT_SECRET,
      clock: clockOf(env),
    });
  },
};

/** Ends the process with a list of wrong variables, by name and without their values. */
function read<Schema extends z.ZodType>(schema: Schema): z.infer<Schema> {
  const parsed = schema.safeParse(process.env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  console.error(['The stand-ins cannot start. These environment variables are wrong:', ...lines].join('\n'));
  process.exit(1);
}

/** `start.ts stripe s3 …` starts the named stand-ins; all of them by default. */
const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(starters);
const unknown = names.find((name) => !starters[name]);
if (unknown)
  throw new Error(`There is no stand-in "${unknown}"; there are ${Object.keys(starters).join(', ')}.`);

const running: Listening[] = [];
for (const name of names) {
  const started = await starters[name]?.();
  if (!started) continue;
  running.push(started);
  console.log(`${name}: ${started.url}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all(running.map((each) => each.stop())));
}
