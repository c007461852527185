import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkout } from './clone';

interface LockedPackage {
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync(path.join(checkout, 'package-lock.json'), 'utf8'),
).packages;

/** Where Node finds a package from a folder: the nearest `node_modules` upwards. */
function resolve(from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.split('/').slice(0, -1).join('/')) {
    const candidate = path.posix.join(folder, 'node_modules', name);
    if (lock[candidate]) return candidate;
    if (folder === '') return null;
  }
}

/**
 * A workspace's dependencies, direct and indirect.
 *
 * @param workspace its folder, such as `sites/shop`
 * @returns folders of workspaces, and keys of `package-lock.json` for published packages
 */
export function readClosure(workspace: string) {
  const workspaces = new Set<string>();
  const packages = new Set<string>();
  const visit = (folder: string) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock[folder]!;
    const names = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    if (workspaces.has(folder)) Object.assign(names, devDependencies);
    for (const name of Object.keys(names).filter((name) => name !== '@larkwell/tooling')) {
      const found = resolve(folder, name);
      if (!found || packages.has(found)) continue;
      const { link, resolved } = lock[found]!;
      if (!link) packages.add(found);
      else if (workspaces.has(resolved!)) continue;
      else workspaces.add(resolved!);
      visit(link ? resolved! : found);
    }
  };
  workspaces.add(workspace);
  visit(workspace);
  // What every workspace is built with, from the root's own package.json.
  for (const name of ['typescript', 'vite', 'react', 'react-dom']) packages.add(`node_modules/${name}`);
  return { workspaces: [...workspaces], packages: [...packages] };
}

/** Links published packages from the checkout's `node_modules`, and the workspaces of the closure. */
export function linkClosure(target: string, { workspaces, packages }: ReturnType<typeof readClosure>) {
  const link = (from: string, to: string) => {
    mkdirSync(path.dirname(to), { recursive: true });
    if (existsSync(from) && !existsSync(to)) symlinkSync(from, to);
  };
  // A nested package comes with the folder of the one that holds it.
  for (const key of packages.filter((key) => !key.slice('node_modules/'.length).includes('node_modules/'))) {
    link(path.join(checkout, key), path.join(target, key));
  }
  for (const folder of workspaces) {
    const { name } = JSON.parse(readFileSync(path.join(checkout, folder, 'package.json'), 'utf8'));
    link(path.join(target, folder), path.join(target, 'node_modules', name));
  }
}
