import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Sealed along with a text; must be the same to open it. */
export type Context = Record<string, string>;

const nameLength = 4;
const nonceLength = 12;
const headLength = nonceLength + 16;

/** Wraps bytes under a named key of the root. The name comes first, so that opening needs none. */
export function wrap(root: Buffer, keyId: string, plain: Buffer, context: Context): Buffer {
  const name = Buffer.from(keyId);
  const size = Buffer.alloc(nameLength);
  size.writeUInt32BE(name.length);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', keyOf(root, keyId), nonce).setAAD(bound(context));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([size, name, nonce, cipher.getAuthTag(), text]);
}

/** Null when the blob is not ours, has changed, or belongs to another context. */
export function unwrap(
  root: Buffer,
  blob: Buffer,
  context: Context,
): { keyId: string; plain: Buffer } | null {
  try {
    const end = nameLength + blob.readUInt32BE();
    const keyId = blob.subarray(nameLength, end).toString();
    const rest = blob.subarray(end);
    const decipher = createDecipheriv('aes-256-gcm', keyOf(root, keyId), rest.subarray(0, nonceLength), {
      authTagLength: 16,
    })
      .setAAD(bound(context))
      .setAuthTag(rest.subarray(nonceLength, headLength));
    return { keyId, plain: Buffer.concat([decipher.update(rest.subarray(headLength)), decipher.final()]) };
  } catch {
    return null;
  }
}

const keyOf = (root: Buffer, keyId: string) => Buffer.from(hkdfSync('sha256', root, '', keyId, 32));

/** The order in which a context is sent does not matter. */
const bound = (context: Context) =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));
