import { catalogNames } from './catalog-names';
import { lastWord, symbolOf } from './program';
import ts from './typescript';

const isCatalogName = (word: string): word is keyof typeof catalogNames => word in catalogNames;

/**
 * What a call stands for that returns a name known only when it runs: one from the catalog, or with
 * `pg.escapeIdentifier` any name. PostgreSQL looks the latter up nowhere except in a statement that would need it, such
 * as `select`, and then refuses it.
 */
export function catalogName(checker: ts.TypeChecker, called: ts.Expression): string | undefined {
  const word = lastWord(called) ?? '';
  const name = ts.isPropertyAccessExpression(called) ? called.name : called;
  const file = symbolOf(checker, name)?.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (word === 'escapeIdentifier' && file.includes('/@types/pg/')) return '"a name"';
  return isCatalogName(word) && file.endsWith('/api/src/db/catalog-names.ts')
    ? catalogNames[word]
    : undefined;
}
