import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { z } from 'zod';
import { verify, type Credentials } from '../aws-signature';
import { listen, type Listening } from '../listening';
import { unwrap, wrap } from './wrapping';

export interface KmsOptions extends Partial<Credentials> {
  port?: number;
  /** Where the root of its keys is stored. */
  dataDir: string;
  /** The keys that wrap. What other keys wrapped earlier still opens. */
  keyIds?: string[];
}

interface Vault {
  root: Buffer;
  keyIds: string[];
  credentials: Credentials;
}

/** Starts a stand-in for AWS KMS on 127.0.0.1: Encrypt, Decrypt and GenerateDataKey with symmetric keys. */
export async function startKms(options: KmsOptions): Promise<Listening> {
  const vault: Vault = {
    root: readRoot(options.dataDir),
    keyIds: options.keyIds ?? ['larkwell'],
    credentials: {
      accessKeyId: options.accessKeyId ?? 'KMS',
      secretAccessKey: options.secretAccessKey ?? 'KMS',
    },
  };
  const server = createServer((request, response) => {
    answer(request, response, vault).catch((error: unknown) => {
      console.error('KMS stand-in:', error);
      refuse(response, 500, 'KMSInternalException');
    });
  });
  return listen(server, options.port);
}

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));
const context = z.record(z.string(), z.string()).default({});

const calls: Record<string, (vault: Vault, body: unknown) => object | string> = {
  Encrypt({ root, keyIds }, body) {
    const { KeyId, Plaintext, EncryptionContext } = z
      .object({ KeyId: z.string(), Plaintext: bytes, EncryptionContext: context })
      .parse(body);
    if (!keyIds.includes(KeyId)) return 'NotFoundException';
    const blob = wrap(root, KeyId, Plaintext, EncryptionContext);
    return { KeyId, CiphertextBlob: blob.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },

  GenerateDataKey({ root, keyIds }, body) {
    const { KeyId, EncryptionContext } = z
      .object({ KeyId: z.string(), KeySpec: z.literal('AES_256'), EncryptionContext: context })
      .parse(body);
    if (!keyIds.includes(KeyId)) return 'NotFoundException';
    const plain = randomBytes(32);
    const blob = wrap(root, KeyId, plain, EncryptionContext);
    return { KeyId, CiphertextBlob: blob.toString('base64'), Plaintext: plain.toString('base64') };
  },

  Decrypt({ root }, body) {
    const { CiphertextBlob, EncryptionContext } = z
      .object({ CiphertextBlob: bytes, EncryptionContext: context })
      .parse(body);
    const opened = unwrap(root, CiphertextBlob, EncryptionContext);
    if (!opened) return 'InvalidCiphertextException';
    const { keyId: KeyId, plain } = opened;
    return { KeyId, Plaintext: plain.toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },
};

async function answer(request: IncomingMessage, response: ServerResponse, vault: Vault): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const isWhole = request.headers['x-amz-content-sha256'] === createHash('sha256').update(body).digest('hex');
  const verdict = verify(request, vault.credentials);
  if (verdict === 'anonymous') return refuse(response, 400, 'MissingAuthenticationTokenException');
  if (verdict !== 'signed' || !isWhole) return refuse(response, 400, 'InvalidSignatureException');
  const target = /^TrentService\.(\w+)$/.exec(String(request.headers['x-amz-target']))?.[1] ?? '';
  const call = calls[target];
  if (!call) return refuse(response, 400, 'UnknownOperationException');
  try {
    const given = call(vault, JSON.parse(body.toString()));
    if (typeof given === 'string') refuse(response, 400, given);
    else send(response, 200, given);
  } catch (error) {
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error;
    refuse(response, 400, 'ValidationException');
  }
}

function readRoot(dataDir: string): Buffer {
  const file = path.join(dataDir, 'root-key');
  if (existsSync(file)) return readFileSync(file);
  const root = randomBytes(32);
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, root, { mode: 0o600 });
  return root;
}

const refuse = (response: ServerResponse, status: number, type: string) =>
  send(response, status, { __type: type, message: `${type}: the stand-in refuses.` });

function send(response: ServerResponse, status: number, body: object): void {
  response
    .writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': 'stand-in' })
    .end(JSON.stringify(body));
}
