import { spawn, type ChildProcess } from 'node:child_process';
import { expect, vi } from 'vitest';
import { findFreePorts } from '../ports.mjs';
import { defaultPorts } from '../system/environment.mjs';

/** `npm start` or `npm run dev` of a clone, as a person runs it, on its own ports. */
export class RunningStart {
  private static readonly all: RunningStart[] = [];
  output = '';
  private constructor(
    private readonly child: ChildProcess,
    readonly ports: Record<string, string>,
  ) {
    RunningStart.all.push(this);
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk) => (this.output += chunk));
  }

  static async begin(
    clone: string,
    variables: Record<string, string> = {},
    args: string[] = ['tooling/start.mjs'],
  ) {
    const names = Object.keys(defaultPorts);
    const free = await findFreePorts(names.length);
    const ports = Object.fromEntries(names.map((name, index) => [name, String(free[index])]));
    const { PATH = '', HOME = '' } = process.env;
    const env: NodeJS.ProcessEnv = { NODE_ENV: 'development', PATH, HOME, ...ports, ...variables };
    const child = spawn(process.execPath, args, { cwd: clone, env });
    return new RunningStart(child, { ...ports, ...variables });
  }

  /** Ends whatever a failed test left running. */
  static async endAll() {
    for (const start of RunningStart.all) await start.end('SIGINT');
  }

  url(port: keyof typeof defaultPorts, path = '/') {
    return `http://127.0.0.1:${this.ports[port]}${path}`;
  }

  /** Waits until a sentence is printed; fails at once if the start ends without it. */
  async prints(sentence: string) {
    const settled = () => expect(this.output.includes(sentence) || this.hasEnded).toBe(true);
    await vi.waitFor(settled, { timeout: 280_000, interval: 50 });
    expect(this.output).toContain(sentence);
  }

  /** Waits until an address answers with a page or a redirect. */
  async answers(url: string) {
    const ask = async () => {
      const { status } = await fetch(url, { redirect: 'manual' });
      expect(status, url).toBeLessThan(400);
    };
    await vi.waitFor(ask, { timeout: 120_000, interval: 100 });
  }

  get hasEnded() {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** @returns the exit code */
  async end(signal?: 'SIGINT' | 'SIGKILL') {
    const ended = this.hasEnded
      ? Promise.resolve()
      : new Promise((resolve) => this.child.once('close', resolve));
    if (signal && !this.hasEnded) this.child.kill(signal);
    await ended;
    return this.child.exitCode;
  }
}
