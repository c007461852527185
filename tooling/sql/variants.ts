import type ts from './typescript';

/** Text of a statement, or a value that is sent beside it. */
export type Piece = string | { node: ts.Expression; type: ts.Type };

/** One of the statements that an expression may stand for, with the branch taken at each fork on the way. */
export interface Variant {
  pieces: readonly Piece[];
  forks: ReadonlyMap<string, number>;
}

const most = 128;

export const textVariant = (text: string): Variant => ({ pieces: [text], forks: new Map() });

/** Both in a row, where they agree about their forks. Beyond 128 each is taken at least once instead of each pair. */
export function follow(first: readonly Variant[], second: readonly Variant[]): Variant[] {
  const pairs =
    first.length * second.length > most
      ? [
          ...first.map((one) => [one, second[0]] as const),
          ...second.map((other) => [first[0], other] as const),
        ]
      : first.flatMap((one) => second.map((other) => [one, other] as const));
  return pairs.flatMap(([one, other]) => {
    if (!one || !other) return [];
    for (const [fork, branch] of other.forks) if ((one.forks.get(fork) ?? branch) !== branch) return [];
    return [{ pieces: [...one.pieces, ...other.pieces], forks: new Map([...one.forks, ...other.forks]) }];
  });
}

/** The variants of every branch, each marked with its branch. */
export function fork(name: string, branches: readonly (readonly Variant[])[]): Variant[] {
  return branches.flatMap((branch, index) =>
    follow([{ pieces: [], forks: new Map([[name, index]]) }], branch),
  );
}

/** Text with numbered parameters, and the values in their order. */
export function write({ pieces }: Variant): { text: string; values: Exclude<Piece, string>[] } {
  const values: Exclude<Piece, string>[] = [];
  const text = pieces.map((piece) => (typeof piece === 'string' ? piece : `$${values.push(piece)}`)).join('');
  return { text, values };
}
