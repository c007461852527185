import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const keptFile = z.object({ file: z.string(), sha256: z.string() });
const table = z.object({ table: z.string(), rows: z.number(), checksum: z.string() });

const contents = z.object({
  /** The instant of the snapshot, UTC. */
  takenAt: z.string(),
  /** The migrations applied at the time: the restored database starts at the same version. */
  migrations: z.array(z.string()),
  /** Last value of each sequence; null when it was never used. */
  sequences: z.array(z.object({ sequence: z.string(), value: z.string().nullable() })),
  objects: z.array(keptFile.extend({ key: z.string(), contentType: z.string() })),
});

const manifestSchema = z.discriminatedUnion('format', [
  /** One file of JSON lines per table. */
  contents.extend({ format: z.literal('larkwell-backup-1'), tables: z.array(table.extend(keptFile.shape)) }),
  /** A `pg_dump` archive, whose major version is `version`. */
  contents.extend({
    format: z.literal('larkwell-backup-2'),
    tables: z.array(table),
    archive: keptFile.extend({ version: z.number() }),
  }),
]);

export type Manifest = z.infer<typeof manifestSchema>;
export type LinesManifest = Extract<Manifest, { format: 'larkwell-backup-1' }>;

export const manifestFile = 'manifest.json';

/**
 * Reads a backup's list of contents and checks every file against it.
 * @throws a sentence for the operator when the folder contains no backup, or an incomplete one
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => null);
  if (text === null) throw new Error(`${folder} contains no backup: it has no ${manifestFile}.`);
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) throw new Error(`${folder} contains a backup from another version of this program.`);
  const { data } = manifest;
  const files = data.format === 'larkwell-backup-2' ? [data.archive] : data.tables;
  for (const { file, sha256 } of [...files, ...data.objects]) {
    const found = await hashFile(path.join(folder, file)).catch(() => null);
    if (found !== sha256) throw new Error(`The backup is incomplete: ${file} is missing or was changed.`);
  }
  return data;
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
