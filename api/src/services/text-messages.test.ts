import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTexts, type Texts } from '../../sandbox/texts/texts';
import { findFreePort } from '../../testing/free-port';
import { createTextMessageService } from './text-messages';

const from = '+14025550143';
const message = { to: '4025550171', body: 'Larkwell: your visit is tomorrow.' };

let texts: Texts;
beforeAll(async () => {
  texts = await startTexts({ address: 'http://larkwell:se%20cret@127.0.0.1/Messages.json' });
});
afterAll(() => texts.stop());

const serviceAt = (root: string, password = 'se%20cret') =>
  createTextMessageService({
    url: `${root.replace('//', `//larkwell:${password}@`)}/Messages.json`,
    from,
  });

it('a message is posted with the account, and is taken once', async () => {
  expect(await serviceAt(texts.url).send(message)).toBe(true);
  expect(texts.sent.map(({ to, from, body }) => ({ to, from, body }))).toEqual([
    { to: '+14025550171', from, body: message.body },
  ]);
});

it('a number that the provider refuses is not to be tried again', async () => {
  expect(await serviceAt(texts.url).send({ ...message, to: '12' })).toBe(false);
});

it('a wrong account and a provider that is away are failures to try again', async () => {
  await expect(serviceAt(texts.url, 'wrong').send(message)).rejects.toThrow('answered 401');
  await expect(serviceAt(`http://127.0.0.1:${await findFreePort()}`).send(message)).rejects.toThrow();
});
