import { symbolOf } from './program';
import { CannotFollow, placeOf, type Found } from './scope';
import ts from './typescript';

export function symbolName(checker: ts.TypeChecker, node: ts.Node): string {
  const declared = symbolOf(checker, node)?.valueDeclaration;
  return declared ? placeOf(declared) : placeOf(node);
}

export function asExpression({ node }: Found): ts.Expression {
  if (!ts.isExpression(node)) throw new CannotFollow(node);
  return node;
}

export function isReference(node: ts.Node): node is ts.Expression {
  return ts.isIdentifier(node) || ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
}

export function branchesOf(node: ts.Expression): [ts.Expression, ts.Expression] | undefined {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  const isEither =
    ts.isBinaryExpression(node) &&
    [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind);
  return isEither ? [node.left, node.right] : undefined;
}

/** Whether drizzle writes a value of this type into the text, instead of sending it beside the text. */
export function isFragment(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isFragment);
  return ['SQL', 'Name', 'Param', 'Column', 'Table', 'PgTable', 'PgColumn'].includes(type.symbol?.name ?? '');
}
