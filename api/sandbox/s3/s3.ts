import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import S3rver from 's3rver';
import AWSAccount from 's3rver/lib/models/account.js';
import { listen, type Listening } from '../listening';
import { type Credentials, verify } from '../aws-signature';

export interface S3Options extends Partial<Credentials> {
  port?: number;
  /** Where the files are stored. */
  dataDir: string;
  bucket: string;
}

const REASONS = {
  AccessDenied: 'Access Denied',
  InvalidAccessKeyId: 'The AWS Access Key Id you provided does not exist in our records.',
  SignatureDoesNotMatch: 'The request signature we calculated does not match the signature you provided.',
};

/**
 * Starts a stand-in for S3 with one bucket. s3rver stores the files but treats every caller as the owner and
 * checks no version 4 signatures, so a check comes first: unsigned, wrongly signed and outdated requests get
 * 403. Only an object stored with the ACL `public-read` can be read by everyone.
 */
export async function startS3(options: S3Options): Promise<Listening> {
  const { accessKeyId = 'S3RVER', secretAccessKey = 'S3RVER', dataDir, bucket } = options;
  mkdirSync(dataDir, { recursive: true });
  AWSAccount.DUMMY_ACCOUNT.createKeyPair(accessKeyId, secretAccessKey);
  const configureBuckets = [{ name: bucket, configs: [] }];
  const s3rver = new S3rver({ directory: dataDir, silent: true, resetOnClose: false, configureBuckets });
  await s3rver.configureBuckets();
  const handle = s3rver.callback();
  const shared = new SharedObjects(path.join(dataDir, 'public-objects.txt'));
  const server = createServer((request, response) => {
    const verdict = verify(request, { accessKeyId, secretAccessKey });
    const isShared = verdict === 'anonymous' && request.method === 'GET' && shared.has(request);
    if (verdict !== 'signed' && !isShared)
      return refuse(response, verdict === 'anonymous' ? 'AccessDenied' : verdict);
    if (request.method === 'PUT')
      response.once('finish', () => response.statusCode < 300 && shared.note(request));
    handle(request, response);
  });
  return listen(server, options.port);
}

/** The objects stored as public. The last write to a path counts. */
class SharedObjects {
  private readonly paths = new Set<string>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) this.apply(line);
  }

  has(request: IncomingMessage): boolean {
    return this.paths.has(pathOf(request));
  }

  note(request: IncomingMessage): void {
    const line = `${request.headers['x-amz-acl'] === 'public-read' ? '+' : '-'}${pathOf(request)}`;
    this.apply(line);
    appendFileSync(this.file, `${line}\n`);
  }

  private apply(line: string): void {
    if (line.startsWith('+')) this.paths.add(line.slice(1));
    else this.paths.delete(line.slice(1));
  }
}

function pathOf(request: IncomingMessage): string {
  return new URL(request.url ?? '/', 'http://stand-in').pathname;
}

function refuse(response: ServerResponse, code: keyof typeof REASONS): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${REASONS[code]}</Message></Error>`;
  response.writeHead(403, { 'content-type': 'application/xml' }).end(body);
}
