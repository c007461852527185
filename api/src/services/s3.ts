import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type ObjectCannedACL,
} from '@aws-sdk/client-s3';
import { noteSlowWork } from '../log';

export interface StorageSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `private`, or `public-read` for an owner who wants insurance card pictures at plain addresses. */
  acl: 'private' | 'public-read';
}

export interface StoredObject {
  key: string;
  lastModified: Date;
}

export interface Storage {
  put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** @returns null when nothing is stored under the key */
  find(key: string): Promise<{ body: Uint8Array; contentType: string } | null>;
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncGenerator<StoredObject>;
  /** Whether pictures are public at their addresses, and therefore not sealed. */
  picturesArePublic: boolean;
  /** The address of a public object; null for all others. */
  publicAddress(key: string): string | null;
}

/** Where insurance card pictures are stored. */
export const pictureFolder = 'insurance/';

const sealedEnd = '.sealed';

/** The name of an object that holds ciphertext, marked as such; the database stores it. */
export const sealedName = (name: string): string => name + sealedEnd;

export const isSealedObject = (name: string): boolean => name.endsWith(sealedEnd);

export function createStorage(settings: StorageSettings): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, acl } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
  });
  client.middlewareStack.add(
    (next) => (args) => {
      noteSlowWork('S3');
      return next(args);
    },
    { step: 'initialize' },
  );
  const picturesArePublic = acl === 'public-read';
  const isPublic = (key: string) =>
    picturesArePublic && key.startsWith(pictureFolder) && !isSealedObject(key);
  return {
    async put(Key, Body, ContentType) {
      const ACL: ObjectCannedACL = isPublic(Key) ? 'public-read' : 'private';
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ACL }));
    },
    async find(Key) {
      try {
        const { Body, ContentType } = await client.send(new GetObjectCommand({ Bucket, Key }));
        return {
          body: await Body!.transformToByteArray(),
          contentType: ContentType ?? 'application/octet-stream',
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    async *list(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified) yield { key: Key, lastModified: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    picturesArePublic,
    publicAddress: (key) =>
      isPublic(key) ? new URL(`${Bucket}/${key}`, endpoint.replace(/\/?$/, '/')).href : null,
  };
}
