import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** What a terminal shows, and the cell of its cursor, counted from 0. */
export interface Screen {
  lines: string[];
  row: number;
  column: number;
}

const columns = 80;
const usualRows = 24;
const patience = 20_000;

/** A program in a terminal of 80 columns, driven by its keys. */
export class Terminal {
  private readonly socket = `larkwell-${process.pid}-${randomBytes(3).toString('hex')}`;
  /** How many keys were pressed; each letter typed is one. */
  keys = 0;

  constructor(command: string[], environment: Record<string, string> = {}, rows = usualRows) {
    const variables = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    const size = ['-x', String(columns), '-y', String(rows)];
    this.tmux('-f', '/dev/null', 'new-session', '-d', ...size, ...variables, ...command);
    this.tmux('set-option', '-g', 'status', 'off');
    this.tmux('set-option', '-g', 'escape-time', '0');
  }

  /** Presses keys by tmux's names, such as `Tab` and `C-u`. */
  press(...keys: string[]): void {
    this.keys += keys.length;
    this.tmux('send-keys', ...keys);
  }

  type(text: string): void {
    this.keys += [...text].length;
    this.tmux('send-keys', '-l', '--', text);
  }

  screen(): Screen {
    const read = this.tmux('display-message', '-p', '#{cursor_y} #{cursor_x}', ';', 'capture-pane', '-p');
    const [at = '', ...lines] = read.split('\n');
    const [row = 0, column = 0] = at.split(' ').map(Number);
    return { lines, row, column };
  }

  /**
   * Waits for the first screen of which `read` makes something.
   *
   * @throws the last screen if there was none for 20 seconds
   */
  async until<Read>(what: string, read: (screen: Screen) => Read | undefined | false): Promise<Read> {
    const deadline = Date.now() + patience;
    for (;;) {
      const screen = this.screen();
      const found = read(screen);
      if (found !== undefined && found !== false) return found;
      if (Date.now() > deadline)
        throw new Error(`${what} never came. The screen shows:\n${screen.lines.join('\n').trimEnd()}`);
      await pause(30);
    }
  }

  /** Waits until the screen has stayed the same for a moment, as a person does before the next key. */
  async settle(): Promise<Screen> {
    let before = JSON.stringify(this.screen());
    return this.until('A screen at rest', (screen) => {
      const read = JSON.stringify(screen);
      const isAtRest = read === before;
      before = read;
      return isAtRest && screen;
    });
  }

  /** Ends the program. It has written its last file by then. */
  async close(): Promise<void> {
    const pid = Number(this.tmux('display-message', '-p', '#{pane_pid}'));
    this.tmux('kill-server');
    while (isAlive(pid)) await pause(30);
  }

  private tmux(...words: string[]): string {
    return execFileSync('tmux', ['-L', this.socket, ...words], { encoding: 'utf8' });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
