import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';

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
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${port}`,
    name,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
