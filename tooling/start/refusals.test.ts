import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { makeClone } from './clone';
import { RunningStart } from './running-start';

const { clone, remove } = makeClone();

describe('an error is one sentence', () => {
  afterAll(async () => {
    await RunningStart.endAll();
    remove();
  });

  it.each([
    ['SHOP_PORT', 'tooling/start.mjs'],
    ['STORYBOOK_PORT', 'tooling/dev.mjs'],
  ])('a port that another program holds: %s of %s', async (name, program) => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const refused = await RunningStart.begin(clone, { [name]: String(port) }, [program]);
    expect(await refused.end()).toBe(1);
    other.close();
    expect(refused.output.trim()).toBe(
      `Port ${port} is taken by another program. Free it, or set ${name} to another port.`,
    );
  });

  it.each([
    ['API_PORT', 'ninety', 'API_PORT must be a port between 1 and 65535; it is "ninety".'],
    ['SHOP_URL', 'larkwell', 'SHOP_URL must be an address such as http://localhost:3000; see .env.example.'],
  ])('%s=%s', async (name, value, sentence) => {
    const refused = await RunningStart.begin(clone, { [name]: value });
    expect(await refused.end()).toBe(1);
    expect(refused.output.trim()).toBe(sentence);
  });

  it('a variable that only the API can validate', async () => {
    const refused = await RunningStart.begin(clone, { SERVICE_KEY: 'short' });
    expect(await refused.end()).toBe(1);
    expect(refused.output).toContain('SERVICE_KEY must have at least 16 characters');
  });
});
