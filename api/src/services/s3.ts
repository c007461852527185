import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type ObjectCannedACL,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

export interface StorageSettings {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `private`, or `public-read` for an owner who wants plain addresses. */
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
  /** An address at which the object can be read: for `seconds`, or for ever when objects are public. */
  link(key: string, seconds: number): Promise<string>;
}

export function createStorage(settings: StorageSettings): Storage {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey, acl } = settings;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 3000, requestTimeout: 15_000 },
  });
  return {
    async put(Key, Body, ContentType) {
      const ACL: ObjectCannedACL = acl;
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
    async link(Key, seconds) {
      if (acl === 'public-read') return new URL(`${Bucket}/${Key}`, endpoint.replace(/\/?$/, '/')).href;
      return getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn: seconds });
    },
  };
}
