import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startS3 } from '../sandbox/s3/s3';

export interface Bucket {
  endpoint: string;
  name: string;
  accessKeyId: string;
  secretAccessKey: string;
  close(): Promise<void>;
}

/** A real S3 service on a free port with one empty bucket. */
export async function startBucket(): Promise<Bucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'larkwell-s3-'));
  const name = 'larkwell';
  const s3 = await startS3({ dataDir: directory, bucket: name });
  return {
    endpoint: s3.url,
    name,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async close() {
      await s3.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
