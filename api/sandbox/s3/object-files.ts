import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredFile {
  body: Buffer;
  contentType: string;
  lastModified: Date;
}

const bodyEnd = '._S3rver_object';
const metadataEnd = '._S3rver_metadata.json';

/**
 * The objects of one bucket as files, with s3rver's file names, so that either can read the other's folder.
 */
export class ObjectFiles {
  constructor(private readonly folder: string) {}

  async put(key: string, body: Buffer, contentType: string): Promise<void> {
    const place = this.placeOf(key);
    await mkdir(path.dirname(place), { recursive: true });
    await this.write(place + metadataEnd, JSON.stringify({ 'content-type': contentType }));
    await this.write(place + bodyEnd, body);
  }

  /** @returns null when nothing is stored under the key */
  async find(key: string): Promise<StoredFile | null> {
    const place = this.placeOf(key);
    try {
      const [body, metadata, { mtime }] = await Promise.all([
        readFile(place + bodyEnd),
        readFile(place + metadataEnd, 'utf8'),
        stat(place + bodyEnd),
      ]);
      const { 'content-type': contentType } = JSON.parse(metadata) as { 'content-type'?: string };
      return { body, contentType: contentType ?? 'application/octet-stream', lastModified: mtime };
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const place = this.placeOf(key);
    for (const end of [bodyEnd, `${bodyEnd}.md5`, metadataEnd]) await rm(place + end, { force: true });
  }

  /** Keys with a prefix, sorted by their bytes. */
  async list(prefix: string): Promise<string[]> {
    const names = await readdir(this.folder, { recursive: true }).catch(() => []);
    return names
      .filter((name) => name.endsWith(bodyEnd))
      .map((name) => name.slice(0, -bodyEnd.length).split(path.sep).join('/'))
      .filter((key) => key.startsWith(prefix))
      .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  }

  private placeOf(key: string): string {
    const place = path.resolve(this.folder, key);
    if (!place.startsWith(path.resolve(this.folder) + path.sep))
      throw new Error(`No file is kept for ${key}`);
    return place;
  }

  /** A concurrent reader gets the file as it was before or after, never half of one. */
  private async write(file: string, content: string | Buffer): Promise<void> {
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  }
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
