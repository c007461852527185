import type { Deps } from '../../src/deps';
import { erasePerson } from '../../src/erasure';

/**
 * Erases people whom a restore has brought back. They were told when they were erased, so they get no mail
 * now.
 * @returns a line for the operator about each person who could not be erased
 */
export async function eraseAgain(deps: Deps, people: readonly string[], actor: string): Promise<string[]> {
  const lines: string[] = [];
  for (const id of people) {
    try {
      await erasePerson(deps, { userId: id, actor, isAgain: true });
    } catch (error) {
      lines.push(
        `NOT ERASED: the account ${id} was erased after this backup and is back. ${(error as Error).message}`,
        `  Once that is settled: npm run ops -- people erase ${id} --yes`,
      );
    }
  }
  return lines;
}
