import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type Plugin } from 'vite';

/**
 * Prints as JSON what people are told, by where: every screen of the component book, which are the pages themselves,
 * every mail, every description of a call, every sentence that a module of the product exports.
 *
 * `tsx tell-all.ts '{"HOLD_MINUTES":"23"}'` loads all of it with other values for constants of `contracts/src/numbers`.
 */
const changes = JSON.parse(process.argv[2] ?? '{}') as Record<string, string>;
const checkout = path.resolve(import.meta.dirname, '../..');

/** Gives constants other values while the module that has them is loaded. Nothing in the product knows. */
const changedNumbers: Plugin = {
  name: 'larkwell-changed-numbers',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/contracts/src/numbers/')
      ? code.replaceAll(/export const (\w+) = [^;]+;/g, (whole, name: string) =>
          name in changes ? `export const ${name} = ${changes[name]};` : whole,
        )
      : undefined,
};

/** React as a site has it. */
const { renderToStaticMarkup } = createRequire(path.join(checkout, 'sites/shop/package.json'))(
  'react-dom/server',
) as { renderToStaticMarkup: (element: unknown) => string };
const { browserHalf } = (await import(
  pathToFileURL(path.join(checkout, 'storybook/.storybook/browser-half.ts')).href
)) as { browserHalf: () => Plugin };
const vite = await createServer({
  root: checkout,
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
  esbuild: { jsx: 'automatic' },
  plugins: [changedNumbers, browserHalf()],
});
const load = (file: string): Promise<Record<string, unknown>> => vite.ssrLoadModule(`/${file}`);
const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(path.join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name) && !/\.test\.|(^|\/)(testing|rule-table)\//.test(name))
    .map((name) => path.join(folder, name));

const told: Record<string, string> = {};
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').replaceAll('&#x27;', "'");

/** Every text inside a value; a function is asked with words for its arguments. */
function textsOf(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object' || seen.has(value) || '~standard' in value) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) =>
    typeof part === 'function' && part.length > 0 && part.length < 4
      ? textsOf(ask(part as (...args: string[]) => unknown), seen)
      : textsOf(part, seen),
  );
}

function ask(sentence: (...args: string[]) => unknown): unknown {
  const answer = sentence('x', 'x', 'x');
  return typeof answer === 'string' ? answer : null;
}

interface Story {
  render?: (args: unknown, context: unknown) => unknown;
}
async function tellPages() {
  for (const file of filesOf('storybook/pages/screens', /\.stories\.tsx$/)) {
    for (const [name, story] of Object.entries((await load(file)) as Record<string, Story>)) {
      if (name === 'default' || !story.render) continue;
      told[`screen ${path.basename(file, '.stories.tsx')} ${name}`] = textOf(
        renderToStaticMarkup(story.render({}, {})),
      );
    }
  }
}

interface Mail {
  name: string;
  title: string;
  says?: string;
  body: (data: unknown, attached: []) => unknown;
}
async function tellMails() {
  const { mailKinds } = (await load('api/src/mail-kinds.ts')) as { mailKinds: Mail[] };
  const { sampleMails } = (await load('api/testing/sample-mails.ts')) as {
    sampleMails: Record<string, unknown>;
  };
  for (const { name, title, says = '', body } of mailKinds) {
    told[`mail ${name}`] = textOf(renderToStaticMarkup(body(sampleMails[name], [])));
    told[`plain mail ${name}`] = `${title} ${says}`;
  }
}

function tellCalls(contract: object) {
  for (const part of Object.values(contract) as object[]) {
    const call = (part as { '~orpc'?: { route?: Record<string, unknown> } })['~orpc'];
    if (!call) tellCalls(part);
    else if (call.route) told[`call ${call.route.method} ${call.route.path}`] = textsOf(call.route).join(' ');
  }
}

async function tellModules() {
  const modules = [
    ...filesOf('contracts/src', /\.ts$/).filter((file) => !/\.contract\.ts$|\/(index|call)\.ts$/.test(file)),
    ...filesOf('sites/shop/app/messages', /\.ts$/),
    ...filesOf('sites/covid-booking/app/messages', /\.ts$/),
    ...['api/seed/help/faqs.ts', 'api/seed/help/pages.ts'],
    ...['api/src/appointments/sentences.ts', 'api/src/retention/rules.ts'],
  ];
  for (const file of modules) {
    const isWords = file.includes('/messages/');
    for (const [name, value] of Object.entries(await load(file))) {
      if (typeof value !== 'function' || isWords) told[`${file} ${name}`] = textsOf({ value }).join(' ');
    }
  }
}

/** What a person reads whose limit or budget is used up, and what it counts. */
async function tellLimits() {
  const { limitRules } = (await load('api/src/http/limit-rules.ts')) as {
    limitRules: Record<string, { wayOn?: unknown }>;
  };
  const { budgets } = (await load('api/src/budgets/budgets.ts')) as { budgets: Record<string, unknown> };
  for (const [name, { wayOn }] of Object.entries(limitRules)) {
    told[`limit ${name}`] = textsOf({ wayOn }).join(' ');
  }
  for (const [name, budget] of Object.entries(budgets)) told[`budget ${name}`] = textsOf(budget).join(' ');
}

async function tellRefusals() {
  const { personName } = (await load('contracts/src/fields/person-name.ts')) as {
    personName: () => { safeParse: (value: string) => { error?: Error } };
  };
  told['a name that is too long'] = personName().safeParse('x'.repeat(500)).error?.message ?? '';
  const { refusalPage } = (await load('sites/platform/src/serving/refuse.ts')) as {
    refusalPage: (status: number, language: 'en') => string;
  };
  told['a form that is too large'] = textOf(refusalPage(413, 'en'));
}

await tellPages();
await tellMails();
tellCalls(((await load('contracts/src/index.ts')) as { contract: object }).contract);
await tellModules();
await tellLimits();
await tellRefusals();
await vite.close();
process.stdout.write(JSON.stringify(told), () => process.exit(0));
