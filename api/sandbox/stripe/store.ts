import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notFound } from './errors';
import type { Kind, Kinds, Stored } from './kinds';

/**
 * The account's objects: in memory and, with a folder, in a journal with one line per `commit`, written
 * before the caller hears of the change. A process killed while writing leaves half a line, which is dropped.
 */
export class Store {
  private readonly objects = new Map<Kind, Map<string, Stored>>();
  private readonly kindOfId = new Map<string, Kind>();
  private readonly changed = new Map<string, Stored | { object: Kind; id: string; isGone: true }>();
  private readonly journal: string | undefined;

  constructor(dataDir?: string) {
    if (!dataDir) return;
    mkdirSync(dataDir, { recursive: true });
    this.journal = join(dataDir, 'journal.jsonl');
    if (existsSync(this.journal)) this.replay(this.journal);
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | null {
    return (this.objects.get(kind)?.get(id) as Kinds[K] | undefined) ?? null;
  }

  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K] {
    const found = this.find(kind, id);
    if (!found) throw notFound(kind.replace('checkout.', '').replace('test_helpers.', ''), id, param);
    return found;
  }

  findById(id: string): Stored | null {
    const kind = this.kindOfId.get(id);
    return kind ? this.find(kind, id) : null;
  }

  /** Oldest first. */
  list<K extends Kind>(kind: K): Kinds[K][] {
    return [...(this.objects.get(kind)?.values() ?? [])] as Kinds[K][];
  }

  save<K extends Kind>(object: Kinds[K] & { object: K; id: string }): Kinds[K] {
    this.put(object);
    this.changed.set(`${object.object} ${object.id}`, object);
    return object;
  }

  remove(kind: Kind, id: string): void {
    this.objects.get(kind)?.delete(id);
    this.kindOfId.delete(id);
    this.changed.set(`${kind} ${id}`, { object: kind, id, isGone: true });
  }

  /** Makes everything saved since the last commit durable, all of it or none. */
  commit(): void {
    if (this.changed.size === 0) return;
    if (this.journal) appendFileSync(this.journal, `${JSON.stringify([...this.changed.values()])}\n`);
    this.changed.clear();
  }

  private put(object: Stored): void {
    const kind = object.object as Kind;
    const ofKind = this.objects.get(kind) ?? new Map<string, Stored>();
    this.objects.set(kind, ofKind.set(object.id, object));
    if (!kind.startsWith('sandbox.')) this.kindOfId.set(object.id, kind);
  }

  private replay(journal: string): void {
    for (const line of readFileSync(journal, 'utf8').split('\n')) {
      for (const object of readLine(line)) {
        if ('isGone' in object) this.objects.get(object.object)?.delete(object.id);
        else this.put(object);
      }
    }
    this.dropOldReplies();
    const everything = [...this.objects.values()].flatMap((ofKind) => [...ofKind.values()]);
    writeFileSync(`${journal}.new`, `${JSON.stringify(everything)}\n`);
    renameSync(`${journal}.new`, journal);
  }

  /** Stripe drops idempotency keys after a day; otherwise the journal would only grow. */
  private dropOldReplies(): void {
    const dayAgo = Date.now() - 24 * 60 * 60 * 1000;
    for (const reply of this.list('sandbox.idempotent_reply')) {
      if (reply.savedAt < dayAgo) this.objects.get('sandbox.idempotent_reply')?.delete(reply.id);
    }
  }
}

function readLine(line: string): (Stored | { object: Kind; id: string; isGone: true })[] {
  if (line === '') return [];
  try {
    return JSON.parse(line);
  } catch {
    return [];
  }
}
