import { afterAll, beforeAll, expect, it } from 'vitest';
import { typeMailedCode } from './proved-mailbox';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

it('typing a code that was never mailed fails', async () => {
  await expect(typeMailedCode(app, 'nobody@example.com')).rejects.toThrow(
    'no code was mailed to nobody@example.com',
  );
});
