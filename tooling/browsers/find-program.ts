import { existsSync } from 'node:fs';

/**
 * The path of an installed program.
 *
 * @param debianPackage what to install where there is none
 * @param paths where it can be, best first
 * @throws what to install
 */
export function findProgram(debianPackage: string, paths: string[]): string {
  const found = paths.find((file) => existsSync(file));
  if (!found) throw new Error(`This needs ${paths[0]}. On Debian: apt-get install ${debianPackage}`);
  return found;
}
