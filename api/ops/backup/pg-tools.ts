import { execFile } from 'node:child_process';
import { access, constants, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** PostgreSQL's own backup programs, from one installation. */
export interface PgTools {
  dump: string;
  restore: string;
  /** Major version. They read servers and archives of this version and earlier ones. */
  version: number;
}

const run = promisify(execFile);
/** Debian installs each version's programs here, whatever PATH says. */
const debianFolder = '/usr/lib/postgresql';

/**
 * Where PostgreSQL's programs may be: the folders of PATH, then those that Debian installs versions in.
 * @param searchPath from the environment
 */
export async function listProgramFolders(searchPath: string): Promise<string[]> {
  const versions = await readdir(debianFolder).catch(() => []);
  return [
    ...searchPath.split(path.delimiter).filter(path.isAbsolute),
    ...versions.map((version) => path.join(debianFolder, version, 'bin')),
  ];
}

/**
 * Finds `pg_dump` and `pg_restore` in one folder, of this major version or a later one.
 * @returns the first suitable pair, or null; `refused` has a phrase for the operator about each that is too
 * old
 */
export async function findPgTools(
  folders: readonly string[],
  version: number,
): Promise<{ tools: PgTools | null; refused: string[] }> {
  const refused: string[] = [];
  for (const folder of new Set(folders)) {
    const dump = path.join(folder, 'pg_dump');
    const restore = path.join(folder, 'pg_restore');
    const versions = await Promise.all([askVersion(dump), askVersion(restore)]);
    const [found, other] = versions;
    if (found === null || other === null) continue;
    if (Math.min(found, other) >= version) return { tools: { dump, restore, version: found }, refused };
    refused.push(`${dump} is of version ${Math.min(found, other)}, and ${version} or later is needed`);
  }
  return { tools: null, refused };
}

async function askVersion(program: string): Promise<number | null> {
  try {
    await access(program, constants.X_OK);
    const { stdout } = await run(program, ['--version'], { timeout: 10_000 });
    const [, major] = /\(PostgreSQL\) (\d+)/.exec(stdout) ?? [];
    return major ? Number(major) : null;
  } catch {
    return null;
  }
}
