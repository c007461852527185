import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../testing/free-port';
import type { Listening } from '../listening';
import { startMail } from './mail';

const dataDir = mkdtempSync(path.join(tmpdir(), 'larkwell-mail-'));
let mail: Listening;
let smtpPort: number;
const others = process.listenerCount('SIGTERM');

beforeAll(async () => {
  // maildev does not support port 0.
  smtpPort = await findFreePort();
  mail = await startMail({ smtpPort, mailboxPort: await findFreePort(), dataDir });
});
afterAll(async () => {
  await mail.stop();
  rmSync(dataDir, { recursive: true });
});

test('a sent mail can be read in the mailbox and is in the data folder', async () => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: smtpPort });
  await transport.sendMail({
    from: 'hello@larkwell.example',
    to: 'maya@example.com',
    subject: 'Your code',
    text: '123456',
  });
  const mails = (await (await fetch(`${mail.url}/email`)).json()) as { subject: string; text: string }[];
  expect(mails).toMatchObject([{ subject: 'Your code', text: expect.stringContaining('123456') }]);
  expect(readdirSync(dataDir).some((name) => name.endsWith('.eml'))).toBe(true);
});

test('the process that starts the mailbox decides when it ends', () => {
  expect(process.listenerCount('SIGTERM')).toBe(others);
});
