import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  KMSClient,
  ListKeysCommand,
} from '@aws-sdk/client-kms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Listening } from '../listening';
import { startKms } from './kms';

let kms: Listening;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'larkwell-kms-'));
  kms = await startKms({ dataDir });
});
afterAll(async () => {
  await kms.stop();
  await rm(dataDir, { recursive: true });
});

const client = (secretAccessKey = 'KMS', endpoint = kms.url) =>
  new KMSClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'KMS', secretAccessKey },
    maxAttempts: 1,
  });

const KeyId = 'larkwell';
const EncryptionContext = { purpose: 'one' };
const Plaintext = Buffer.from('thirty-two bytes of a secret key');

test('what it encrypts it decrypts, even after a restart', async () => {
  const { CiphertextBlob } = await client().send(new EncryptCommand({ KeyId, Plaintext, EncryptionContext }));
  const again = await startKms({ dataDir });
  const opened = await client('KMS', again.url).send(
    new DecryptCommand({ CiphertextBlob, EncryptionContext }),
  );
  await again.stop();
  expect(Buffer.from(opened.Plaintext!)).toEqual(Plaintext);
});

test('a data key comes in plain and wrapped', async () => {
  const made = await client().send(
    new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }),
  );
  const opened = await client().send(
    new DecryptCommand({ CiphertextBlob: made.CiphertextBlob, EncryptionContext }),
  );
  expect(opened.Plaintext).toEqual(made.Plaintext);
  expect(made.Plaintext).toHaveLength(32);
});

test('it refuses like AWS: another context, another key, a wrong signature, an unknown call', async () => {
  const { CiphertextBlob } = await client().send(new EncryptCommand({ KeyId, Plaintext, EncryptionContext }));
  const moved = new DecryptCommand({ CiphertextBlob, EncryptionContext: { purpose: 'two' } });
  await expect(client().send(moved)).rejects.toMatchObject({ name: 'InvalidCiphertextException' });
  const unknown = new EncryptCommand({ KeyId: 'nobody', Plaintext });
  await expect(client().send(unknown)).rejects.toMatchObject({ name: 'NotFoundException' });
  await expect(client('wrong').send(moved)).rejects.toMatchObject({ name: 'InvalidSignatureException' });
  await expect(client().send(new ListKeysCommand({}))).rejects.toMatchObject({
    name: 'UnknownOperationException',
  });
});
