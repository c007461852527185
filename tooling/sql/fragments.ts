import { catalogName } from './known-names';
import { bare, lastWord, type Sources } from './program';
import { asExpression, branchesOf, isFragment, isReference, symbolName } from './expressions';
import type { References } from './references';
import { CannotFollow, NeedsCallers, placeOf, type Choice, type Found, type Scope } from './scope';
import ts from './typescript';
import { follow, fork, textVariant, type Variant } from './variants';

const nothing: Variant = { pieces: [], forks: new Map() };

/** Reads `sql` templates and constant text, with all fragments in their places. */
export class Fragments {
  /** Templates that belong to some statement. */
  readonly read = new Set<ts.Node>();

  constructor(
    private readonly sources: Sources,
    private readonly references: References,
  ) {}

  /** What an expression of drizzle's type `SQL` may stand for. */
  sql(expression: ts.Expression, scope: Scope | undefined): Variant[] {
    const node = bare(expression);
    if (ts.isTaggedTemplateExpression(node)) return this.template(node, scope);
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return this.text(node, scope);
    const branches = branchesOf(node);
    if (branches)
      return fork(
        placeOf(node),
        branches.map((branch) => this.value(branch, scope)),
      );
    if (ts.isCallExpression(node)) return this.call(node, scope);
    if (!isReference(node)) throw new CannotFollow(node);
    return this.choice(this.references.resolve(node, scope), (found) =>
      this.value(asExpression(found), found.scope),
    );
  }

  /** Text without parameters: a string, a constant, or a name of which the type lists all values. */
  text(expression: ts.Expression, scope: Scope | undefined): Variant[] {
    const node = bare(expression);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [textVariant(node.text)];
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce(
        (before, span) =>
          follow(follow(before, this.text(span.expression, scope)), [textVariant(span.literal.text)]),
        [textVariant(node.head.text)],
      );
    }
    const branches = branchesOf(node);
    if (branches)
      return fork(
        placeOf(node),
        branches.map((branch) => this.text(branch, scope)),
      );
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      return follow(this.text(node.left, scope), this.text(node.right, scope));
    }
    if (ts.isCallExpression(node)) return this.calledText(node, scope);
    try {
      if (!isReference(node)) throw new CannotFollow(node);
      return this.choice(this.references.resolve(node, scope), (found) =>
        this.text(asExpression(found), found.scope),
      );
    } catch (error) {
      if (!(error instanceof CannotFollow) && !(error instanceof NeedsCallers)) throw error;
      const literals = this.literals(node);
      if (!literals || (error instanceof NeedsCallers && this.references.callers(error.declared).length))
        throw error;
      return literals;
    }
  }

  /** Every value that the type of an expression lists. */
  private literals(node: ts.Expression): Variant[] | undefined {
    const type = this.sources.checker.getTypeAtLocation(node);
    const literals = type.isUnion() ? type.types : [type];
    if (!literals.every((each) => each.isStringLiteral() || each.isNumberLiteral())) return undefined;
    const name = isReference(node) ? `type of ${symbolName(this.sources.checker, node)}` : placeOf(node);
    return fork(
      name,
      literals.map((each) => [textVariant(String((each as ts.LiteralType).value))]),
    );
  }

  private template(node: ts.TaggedTemplateExpression, scope: Scope | undefined): Variant[] {
    this.read.add(node);
    const { template } = node;
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [textVariant(template.text)];
    return template.templateSpans.reduce(
      (before, span) =>
        follow(follow(before, this.value(span.expression, scope)), [textVariant(span.literal.text)]),
      [textVariant(template.head.text)],
    );
  }

  /** The content of `${…}`: a fragment, or a value that becomes a parameter. */
  private value(expression: ts.Expression, scope: Scope | undefined): Variant[] {
    const node = bare(expression);
    const branches = branchesOf(node);
    const type = this.sources.checker.getTypeAtLocation(node);
    if (branches && isFragment(type)) {
      return fork(
        placeOf(node),
        branches.map((branch) => this.value(branch, scope)),
      );
    }
    if (isFragment(type)) return this.sql(node, scope);
    if (this.sources.checker.isArrayType(type)) throw new CannotFollow(node, 'send the list by sql.param');
    return [{ pieces: [{ node, type }], forks: new Map() }];
  }

  private call(node: ts.CallExpression, scope: Scope | undefined): Variant[] {
    const called = bare(node.expression);
    const [first, second] = node.arguments;
    if (ts.isPropertyAccessExpression(called) && called.expression.getText() === 'sql') {
      if (called.name.text === 'empty') return [nothing];
      if (called.name.text === 'raw' && first) return this.text(first, scope);
      if (called.name.text === 'identifier' && first)
        return follow(follow([textVariant('"')], this.text(first, scope)), [textVariant('"')]);
      if (called.name.text === 'join' && first)
        return this.joined(first, second && this.sql(second, scope), scope);
      if (called.name.text === 'param' && first) {
        return [
          {
            pieces: [{ node: first, type: this.sources.checker.getTypeAtLocation(first) }],
            forks: new Map(),
          },
        ];
      }
      throw new CannotFollow(node);
    }
    return this.choice(this.references.resolve(called, scope), (found) =>
      this.results(found, node, scope, (result, inside) => this.value(result, inside)),
    );
  }

  /** The results of a small function that is called with known arguments. */
  private results(
    { node: declared, scope: around }: Found,
    call: ts.CallExpression,
    scope: Scope | undefined,
    read: (result: ts.Expression, inside: Scope) => Variant[],
  ): Variant[] {
    if (
      !ts.isArrowFunction(declared) &&
      !ts.isFunctionDeclaration(declared) &&
      !ts.isMethodDeclaration(declared)
    ) {
      throw new CannotFollow(call);
    }
    const inside = this.references.within(declared, call, around ?? scope, scope);
    return this.returned(declared, inside, read);
  }

  private returned(
    declared: ts.ArrowFunction | ts.FunctionDeclaration | ts.MethodDeclaration,
    inside: Scope,
    read: (result: ts.Expression, inside: Scope) => Variant[],
  ): Variant[] {
    if (!declared.body) throw new CannotFollow(declared);
    if (!ts.isBlock(declared.body)) return read(declared.body, inside);
    const results: ts.Expression[] = [];
    const visit = (child: ts.Node): void => {
      if (ts.isFunctionLike(child)) return;
      if (ts.isReturnStatement(child) && child.expression) results.push(child.expression);
      ts.forEachChild(child, visit);
    };
    visit(declared.body);
    if (!results.length) throw new CannotFollow(declared);
    return fork(
      placeOf(declared),
      results.map((result) => read(result, inside)),
    );
  }

  private joined(list: ts.Expression, separator: Variant[] | undefined, scope: Scope | undefined): Variant[] {
    const { isWhole, found } = this.references.elements(list, scope);
    // A list only known at run time is read twice, so the separator is checked too.
    const elements = isWhole ? found : [...found, ...found];
    return elements.reduce<Variant[]>(
      (before, element, index) => {
        if (!element) throw new CannotFollow(list);
        const { node, scope: around } = element;
        const own = ts.isArrowFunction(node)
          ? this.returned(node, around ?? this.references.top, (result, inside) => this.value(result, inside))
          : this.value(asExpression(element), around);
        return index && separator ? follow(follow(before, separator), own) : follow(before, own);
      },
      [nothing],
    );
  }

  private calledText(node: ts.CallExpression, scope: Scope | undefined): Variant[] {
    const called = bare(node.expression);
    const name = catalogName(this.sources.checker, called);
    if (name) return [textVariant(name)];
    if (lastWord(called) === 'join' && ts.isPropertyAccessExpression(called)) {
      const { isWhole, found } = this.references.elements(called.expression, scope);
      const [separator] = node.arguments;
      return (isWhole ? found : [...found, ...found]).reduce<Variant[]>(
        (before, element, index) => {
          if (!element) throw new CannotFollow(node);
          const own = ts.isArrowFunction(element.node)
            ? this.returned(element.node, element.scope ?? this.references.top, (result, inside) =>
                this.text(result, inside),
              )
            : this.text(asExpression(element), element.scope);
          return index && separator
            ? follow(follow(before, this.text(separator, scope)), own)
            : follow(before, own);
        },
        [nothing],
      );
    }
    return this.choice(this.references.resolve(called, scope), (found) =>
      this.results(found, node, scope, (result, inside) => this.text(result, inside)),
    );
  }

  private choice({ fork: name, found }: Choice, read: (found: Found) => Variant[]): Variant[] {
    // An omitted argument or property: the code that reads it has checked first and took another branch.
    const branches = found.map((each) => (each ? read(each) : []));
    const [only] = branches;
    return branches.length === 1 && only ? only : fork(name, branches);
  }
}
