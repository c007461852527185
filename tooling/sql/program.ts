import path from 'node:path';
import ts from './typescript';

/** The sources whose statements are checked, with their types. */
export interface Sources {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
  /** Calls by the last word of what is called: `find` for `store.find(…)`. */
  callsOf(name: string): readonly ts.CallExpression[];
  objects: readonly ts.ObjectLiteralExpression[];
}

/** Reads these files and whatever they import, with the compiler options of the repository. */
export function readSources(root: string, names: readonly string[]): Sources {
  const config = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, root);
  const program = ts.createProgram(names, {
    ...options,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    incremental: false,
    tsBuildInfoFile: undefined,
  });
  const wanted = new Set(names);
  const files = program.getSourceFiles().filter(({ fileName }) => wanted.has(fileName));
  const calls = new Map<string, ts.CallExpression[]>();
  const objects: ts.ObjectLiteralExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) objects.push(node);
    if (ts.isCallExpression(node)) {
      const name = lastWord(node.expression);
      if (name) calls.set(name, [...(calls.get(name) ?? []), node]);
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return { checker: program.getTypeChecker(), files, objects, callsOf: (name) => calls.get(name) ?? [] };
}

/** `find` of `find(…)` and of `store.find(…)`. */
export function lastWord(called: ts.Expression): string | undefined {
  if (ts.isIdentifier(called)) return called.text;
  return ts.isPropertyAccessExpression(called) ? called.name.text : undefined;
}

/** Without parentheses, assertions and `satisfies`. */
export function bare(node: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node);
  return isWrapped ? bare(node.expression) : node;
}

/** Resolves a name through imports and `{ name }`. */
export function symbolOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol =
    node.parent && ts.isShorthandPropertyAssignment(node.parent) && node.parent.name === node
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
