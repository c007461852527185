import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Which objects were stored as public. The last write to an object counts. */
export class SharedObjects {
  private readonly paths = new Set<string>();

  constructor(private readonly file: string) {
    if (!existsSync(file)) return;
    for (const line of readFileSync(file, 'utf8').split('\n')) this.apply(line);
  }

  /** @param pathname of the object's address */
  has(pathname: string): boolean {
    return this.paths.has(pathname);
  }

  note(pathname: string, isShared: boolean): void {
    const line = `${isShared ? '+' : '-'}${pathname}`;
    this.apply(line);
    appendFileSync(this.file, `${line}\n`);
  }

  private apply(line: string): void {
    if (line.startsWith('+')) this.paths.add(line.slice(1));
    else this.paths.delete(line.slice(1));
  }
}
