import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { signalGroup } from '../system/part.mjs';

/** Milliseconds before an API that does not answer is reported. */
const patience = 60_000;

/** One API process. It has loaded the packages and waits to be told which bundle to run. */
export class ApiProcess {
  /** @type {import('node:child_process').ChildProcess} */
  #child;
  /** @type {Promise<unknown>} */
  #ended;
  /** @type {string} */
  #readyUrl;
  isRunning = true;

  /** @param {{ program: string, cwd: string, env: Record<string, string>, say: (text: string) => void }} options */
  constructor({ program, cwd, env, say }) {
    this.#readyUrl = `http://127.0.0.1:${env.API_PORT}/readyz`;
    this.#child = spawn(process.execPath, ['--enable-source-maps', program], {
      cwd,
      env: /** @type {NodeJS.ProcessEnv} */ (env),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => line.trim() && say(line));
    }
    this.#ended = new Promise((resolve) => {
      this.#child.once('exit', resolve);
      this.#child.once('error', resolve);
    }).then(() => (this.isRunning = false));
  }

  get pid() {
    return this.#child.pid;
  }

  /**
   * @param {string} bundle
   * @returns {Promise<boolean>} true once it answers, false if it ended instead
   */
  async run(bundle) {
    if (this.isRunning) this.#child.send(bundle);
    for (const deadline = Date.now() + patience; this.isRunning && Date.now() < deadline;) {
      if (await this.#answers()) return true;
      await pause(20);
    }
    return false;
  }

  async #answers() {
    try {
      return (await fetch(this.#readyUrl, { signal: AbortSignal.timeout(5000) })).ok;
    } catch {
      return false;
    }
  }

  /** Lets it answer open requests and finish its jobs. */
  stop = () => this.#end('SIGTERM');

  /** Ends it at once. Its unfinished jobs are repeated later. */
  kill = () => this.#end('SIGKILL');

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    if (this.isRunning && this.pid) signalGroup(this.pid, signal);
    await this.#ended;
  }
}
