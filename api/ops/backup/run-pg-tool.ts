import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Runs one of PostgreSQL's programs with no environment except `given`.
 * @returns its output, and an end that throws with the last line of its error output
 */
export function runPgTool(program: string, args: readonly string[], given: Record<string, string> = {}) {
  const environment: Record<string, string> = { HOME: homedir(), LC_ALL: 'C', ...given };
  const child = spawn(program, args, {
    env: environment as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = text(child.stderr);
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) return resolve();
      void complaint.then((lines) =>
        reject(new Error(`${path.basename(program)} failed: ${lines.trim().split('\n').at(-1)}`)),
      );
    });
  });
  // The reader of the output gets the error first.
  ended.catch(() => {});
  return { output: child.stdout, ended, kill: () => child.kill() };
}
