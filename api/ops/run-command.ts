import { hostname } from 'node:os';
import { actingFrom, recordAudit } from '../src/audit';
import type { Deps } from '../src/deps';
import { UsageError, type Command } from './command';

/** What the command line prints, and its exit code. */
export interface Outcome {
  text: string;
  exitCode: 0 | 1 | 2;
}

/**
 * Finds the command that the words name, records who runs it, and runs it. Every failure becomes a sentence.
 */
export async function runCommand(
  deps: Deps,
  commands: Command[],
  words: string[],
  actor: string,
): Promise<Outcome> {
  const command = commands.find(({ name }) => name === words.slice(0, name.split(' ').length).join(' '));
  const isAsking = words.length === 0 || ['help', '--help', '-h'].includes(words[0]!);
  if (!command) return { text: describeCommands(commands), exitCode: isAsking ? 0 : 2 };
  try {
    const args = words.slice(command.name.split(' ').length);
    const text = await actingFrom(`terminal on ${hostname()}`, async () => {
      await recordAudit(deps, { actor, action: 'command', subject: command.name });
      return command.run(deps, args, actor);
    });
    return { text, exitCode: 0 };
  } catch (error) {
    if (error instanceof UsageError) {
      return { text: `Usage: npm run ops -- ${command.name} ${command.usage}`, exitCode: 2 };
    }
    return { text: (error as Error).message, exitCode: 1 };
  }
}

function describeCommands(commands: Command[]): string {
  const lines = commands.map(({ name, usage, summary }) => `  ${name} ${usage}\n      ${summary}`);
  return ['Usage: npm run ops -- <command>', ...lines].join('\n');
}
