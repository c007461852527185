import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { budgets } from '../../api/src/budgets';
import { completeEnvironment, defaultPorts } from '../system/environment.mjs';
import { lanes, suites } from '../suite/stages.mjs';

const checkout = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(checkout, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(read(`${folder}/package.json`)).scripts;
const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...listDocs()];

function listDocs(): string[] {
  const names = readdirSync(path.join(checkout, 'docs'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => path.join('docs', name));
}

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names only commands that exist', () => {
    const commands = text.matchAll(/npm (?:run )?([a-z][a-z:-]*)(?: -w @larkwell\/([a-z-]+))?/g);
    const named = [...commands]
      .filter(([, name, folder]) => !folder || !scriptsOf(folder)[name!])
      .map(([, name]) => name!);
    const builtIn = ['start', 'test', 'ci', 'install', 'package', 'packages'];
    expect(named.filter((name) => !scripts[name] && !builtIn.includes(name))).toEqual([]);
  });

  it('names only folders and files that exist', () => {
    const folders = 'contracts|ui|storybook|sites|api|tooling|docs';
    const named = [...text.matchAll(new RegExp(`\`((?:${folders})(?:/[\\w./-]*)?)\``, 'g'))].map(
      (match) => match[1]!,
    );
    const made = /^(api\/\.data|ui\/behaviors|storybook\/storybook-static)/;
    expect(named.filter((name) => !made.test(name) && !existsSync(path.join(checkout, name)))).toEqual([]);
  });

  it('links only to existing files', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1]!);
    const folder = path.dirname(path.join(checkout, file));
    expect(links.filter((link) => !existsSync(path.join(folder, link)))).toEqual([]);
  });
});

describe('README.md', () => {
  it('names the stages that npm test has', () => {
    const listed = /one stage of the tests\s+\(([^)]+)\)/.exec(read('README.md'))?.[1]?.split(/,\s+/);
    expect(listed).toEqual([...lanes.flat(), ...suites].map(({ name }) => name));
  });

  it('names the addresses that a start uses', () => {
    for (const port of [3000, 3001, 3002, 1080, 4242]) {
      expect(Object.values(defaultPorts)).toContain(port);
      expect(read('README.md')).toContain(`:${port}`);
    }
  });
});

describe('.env.example', () => {
  const explained = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
  const sizes = Object.values(budgets).map(({ variable, size }) => [variable, String(size)]);
  const complete: Record<string, string> = completeEnvironment(Object.fromEntries(sizes), {
    ports: defaultPorts,
    databaseUrl: 'postgres://there',
    data: '/tmp',
    secrets: {},
  });
  const secrets = ['SERVICE_KEY', 'SESSION_SECRET', 'SHOP_SESSION_SECRET', 'BOOKING_SESSION_SECRET'].concat([
    'FIELD_KEYS',
    'LOOKUP_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);

  it('explains every variable that a start sets, and no others', () => {
    const inside = ['SANDBOX_DATA'];
    const names = [...Object.keys(complete), ...secrets, 'CHROMIUM_PATH'];
    expect(explained.map((match) => match[1]).toSorted()).toEqual(
      names.filter((name) => !inside.includes(name)).toSorted(),
    );
  });

  it('shows the defaults', () => {
    for (const [, name, value] of explained) {
      if (value) expect(`${name}=${value}`).toBe(`${name}=${complete[name!]}`);
    }
  });
});
