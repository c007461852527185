import ts from './typescript';

/** What the names of parameters stand for. Missing in `values`: not known here. `undefined` in it: left out by the caller. */
export interface Scope {
  values: ReadonlyMap<ts.Declaration, Found | undefined>;
  types: ReadonlyMap<ts.Symbol, ts.Type>;
}

/** An expression and the scope it is read in; without one, the scope of the statement as a whole. */
export interface Found {
  node: ts.Expression | ts.MethodDeclaration | ts.FunctionDeclaration;
  scope: Scope | undefined;
}

/** Several values that one name may have; `fork` identifies where they branch. */
export interface Choice {
  fork: string;
  found: (Found | undefined)[];
}

/** The statement cannot be read from the source. */
export class CannotFollow extends Error {
  constructor(
    readonly node: ts.Node,
    instead = 'write it as a constant, a template or a function of them',
  ) {
    super(`cannot follow \`${node.getText().split('\n')[0]}\`: ${instead}`);
  }
}

/** It depends on the arguments of this function. */
export class NeedsCallers extends Error {
  constructor(readonly declared: ts.SignatureDeclaration) {
    super('depends on its callers');
  }
}

export const one = (found: Found | undefined, fork = ''): Choice => ({ fork, found: [found] });
export const placeOf = (node: ts.Node) => `${node.getSourceFile().fileName}:${node.getStart()}`;

/** What a parameter or an element stands for when its caller leaves it out. */
export function defaultOf(declared: ts.Declaration): Found | undefined {
  const initializer =
    ts.isParameter(declared) || ts.isBindingElement(declared) ? declared.initializer : undefined;
  return initializer && { node: initializer, scope: undefined };
}

/** The name that calls of a function are found by. */
export function nameOf(declared: ts.SignatureDeclaration): ts.Identifier | undefined {
  if (ts.isFunctionDeclaration(declared)) return declared.name;
  const { parent } = declared;
  return (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) && ts.isIdentifier(parent.name)
    ? parent.name
    : undefined;
}
