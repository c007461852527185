import path from 'node:path';
import { z } from 'zod';
import { startStripe } from './stripe/stripe';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SANDBOX_DATA: z.string().default('.data'),
  API_URL: z.url(),
  SERVICE_KEY: z.string(),
  STRIPE_PORT: port.default(4242),
  STRIPE_SECRET_KEY: z.string().default('sk_test_larkwell'),
  STRIPE_PUBLISHABLE_KEY: z.string().default('pk_test_larkwell'),
  STRIPE_WEBHOOK_SECRET: z.string(),
});

type Environment = z.infer<typeof environment>;

interface Running {
  url: string;
  stop(): Promise<void>;
}

const starters: Record<string, (env: Environment) => Promise<Running>> = {
  stripe: (env) =>
    startStripe({
      port: env.STRIPE_PORT,
      dataDir: path.join(env.SANDBOX_DATA, 'stripe'),
      // Browsers keep cookies apart by host, not by port: pages are on localhost like the sites.
      publicUrl: `http://localhost:${env.STRIPE_PORT}`,
      webhookUrl: new URL('/api/v1/stripe/webhook', env.API_URL).href,
      webhookSecret: env.STRIPE_WEBHOOK_SECRET,
      clock: { url: new URL('/clock', env.API_URL).href, headers: { 'x-service-key': env.SERVICE_KEY } },
      secretKey: env.STRIPE_SECRET_KEY,
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    }),
};

/** `start.ts stripe s3 …` starts the stand-ins it is told to; all of them when told nothing. */
const wanted = process.argv.slice(2);
const env = environment.parse(process.env);
const names = wanted.length > 0 ? wanted : Object.keys(starters);
const unknown = names.find((name) => !starters[name]);
if (unknown)
  throw new Error(`There is no stand-in "${unknown}"; there are ${Object.keys(starters).join(', ')}.`);

const running: Running[] = [];
for (const name of names) {
  const started = await starters[name]?.(env);
  if (!started) continue;
  running.push(started);
  console.log(`${name}: ${started.url}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all(running.map((each) => each.stop())));
}
