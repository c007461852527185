import { createHash } from 'node:crypto';
import type { KMSClient } from '@aws-sdk/client-kms';
import { noteSlowWork } from '../log';
import { DoesNotOpen } from './does-not-open';

export interface KmsSettings {
  url: string;
  region: string;
  /** The key that wraps: its id, alias or ARN. Null where the service only opens what it wrapped before. */
  keyId: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A key management service could not be reached, or refused to work. What it wraps cannot be opened
 * meanwhile.
 */
export class KmsAway extends Error {
  override name = 'KmsAway';
}

/** Wraps and opens keys of 32 bytes. Each is bound to a purpose and opens only with that one. */
export interface Kms {
  /** The prefix, up to the first dot, of every text that its key wraps now; null where it wraps nothing. */
  currentKey: string | null;
  generate(purpose: string): Promise<{ wrapped: string; bytes: Buffer }>;
  wrap(bytes: Buffer, purpose: string): Promise<string>;
  /**
   * @throws DoesNotOpen when the text is not its own, has changed or has another purpose; KmsAway on any
   * other fault
   */
  unwrap(wrapped: string, purpose: string): Promise<Buffer>;
}

/** No name in `FIELD_KEYS` has an underscore. */
const mark = 'kms_';

/** Whether a key management service wrapped the text, rather than one of `FIELD_KEYS`. */
export const isUnderKms = (wrapped: string): boolean => wrapped.startsWith(mark);

/** Milliseconds. A person waiting for the page waits for these as well. */
const patience = { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true };

/** Faults that mean a text is invalid, as opposed to the service being unable to work. */
const notGood = ['InvalidCiphertextException', 'IncorrectKeyException'];

/** A client for AWS KMS, or for a service that speaks its protocol. Connects to nothing yet. */
export function createKms({ url, region, keyId, accessKeyId, secretAccessKey }: KmsSettings): Kms {
  // Loaded with the first key: most installations have no such service.
  const loaded = once(() => import('@aws-sdk/client-kms'));
  const client = once(async (): Promise<KMSClient> => {
    const { KMSClient } = await loaded();
    const credentials = { accessKeyId, secretAccessKey };
    return new KMSClient({ endpoint: url, region, credentials, maxAttempts: 2, requestHandler: patience });
  });
  const currentKey = keyId && mark + createHash('sha256').update(keyId).digest('base64url').slice(0, 8);
  const wrappingKey = (): string => {
    if (!keyId) throw new Error('KMS_KEY_ID names no key to wrap with');
    return keyId;
  };
  const nameText = (blob: Uint8Array | undefined) =>
    `${currentKey}.${Buffer.from(blob!).toString('base64url')}`;

  return {
    currentKey,
    async generate(purpose) {
      const KeyId = wrappingKey();
      const made = await asking(purpose, async () => {
        const { GenerateDataKeyCommand } = await loaded();
        const input = { KeyId, KeySpec: 'AES_256' as const, EncryptionContext: { purpose } };
        return (await client()).send(new GenerateDataKeyCommand(input));
      });
      return { wrapped: nameText(made.CiphertextBlob), bytes: Buffer.from(made.Plaintext!) };
    },
    async wrap(Plaintext, purpose) {
      const KeyId = wrappingKey();
      const { CiphertextBlob } = await asking(purpose, async () => {
        const { EncryptCommand } = await loaded();
        const input = { KeyId, Plaintext, EncryptionContext: { purpose } };
        return (await client()).send(new EncryptCommand(input));
      });
      return nameText(CiphertextBlob);
    },
    async unwrap(wrapped, purpose) {
      const CiphertextBlob = Buffer.from(wrapped.slice(wrapped.indexOf('.') + 1), 'base64url');
      const { Plaintext } = await asking(purpose, async () => {
        const { DecryptCommand } = await loaded();
        return (await client()).send(new DecryptCommand({ CiphertextBlob, EncryptionContext: { purpose } }));
      });
      return Buffer.from(Plaintext!);
    },
  };
}

async function asking<Answer>(purpose: string, ask: () => Promise<Answer>): Promise<Answer> {
  noteSlowWork('The key management service');
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Error && notGood.includes(error.name))
      throw new DoesNotOpen('does not open', purpose, { cause: error });
    throw new KmsAway('the key management service does not answer', { cause: error });
  }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}
