import { bare, lastWord, symbolOf, type Sources } from './program';
import {
  CannotFollow,
  defaultOf,
  nameOf,
  NeedsCallers,
  one,
  placeOf,
  type Choice,
  type Found,
  type Scope,
} from './scope';
import ts from './typescript';

/** Finds what names, properties and elements stand for, without running anything. */
export class References {
  /** Of the statement that is being read. */
  top: Scope = { values: new Map(), types: new Map() };

  constructor(private readonly sources: Sources) {}

  /** What an identifier or a property stands for. */
  resolve(reference: ts.Expression, given: Scope | undefined): Choice {
    const scope = given ?? this.top;
    const node = bare(reference);
    if (ts.isPropertyAccessExpression(node)) return this.property(node.expression, node.name.text, scope);
    if (ts.isElementAccessExpression(node)) return this.anyProperty(node, scope);
    const symbol = symbolOf(this.sources.checker, node);
    const declared = symbol?.valueDeclaration;
    if (!declared) throw new CannotFollow(node);
    if (scope.values.has(declared)) return one(scope.values.get(declared) ?? defaultOf(declared));
    if (ts.isFunctionDeclaration(declared)) return one({ node: declared, scope });
    if (ts.isParameter(declared)) throw new NeedsCallers(declared.parent);
    if (ts.isBindingElement(declared)) return this.bound(declared, scope);
    if (!ts.isVariableDeclaration(declared)) throw new CannotFollow(node);
    const list = declared.parent.parent;
    if (ts.isForOfStatement(list)) return this.eachOf(list, scope);
    const isConst = (declared.parent.flags & ts.NodeFlags.Const) !== 0;
    if (!declared.initializer || !isConst) throw new CannotFollow(node);
    return one({ node: declared.initializer, scope });
  }

  /** The property `name` of what `object` stands for; `undefined` in it where an object is without. */
  property(object: ts.Expression, name: string, scope: Scope | undefined): Choice {
    const node = bare(object);
    if (ts.isObjectLiteralExpression(node)) return this.ofLiteral(node, name, scope);
    if (ts.isConditionalExpression(node)) {
      const both = [node.whenTrue, node.whenFalse].map((side) => this.property(side, name, scope));
      return { fork: placeOf(node), found: both.flatMap(({ found }) => found) };
    }
    try {
      return this.each(this.resolve(node, scope), (found) => {
        if (!ts.isExpression(found.node)) throw new CannotFollow(node);
        return this.property(found.node, name, found.scope);
      });
    } catch (error) {
      if (error instanceof NeedsCallers && this.callers(error.declared).length) throw error;
      return this.members(this.sources.checker.getTypeAtLocation(node), name, node);
    }
  }

  /** The elements of a list; `isWhole` says that there are no others, and `undefined` stands for one known only when it runs. */
  elements(
    list: ts.Expression,
    scope: Scope | undefined,
  ): { isWhole: boolean; found: (Found | undefined)[] } {
    const node = bare(list);
    if (ts.isArrayLiteralExpression(node)) {
      const parts = node.elements.map((element) =>
        ts.isSpreadElement(element)
          ? this.elements(element.expression, scope)
          : { isWhole: true, found: [{ node: element, scope }] },
      );
      return { isWhole: parts.every(({ isWhole }) => isWhole), found: parts.flatMap(({ found }) => found) };
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [callback] = node.arguments;
      const source = node.expression.expression;
      if (node.expression.name.text === 'map' && callback && ts.isArrowFunction(callback)) {
        const { isWhole, found } = this.elements(source, scope);
        return { isWhole, found: found.map((element) => this.applied(callback, element, scope)) };
      }
      if (node.expression.name.text === 'filter') return { ...this.elements(source, scope), isWhole: false };
    }
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) {
      try {
        const { found } = this.resolve(node, scope);
        const [first] = found;
        if (found.length === 1 && first && ts.isExpression(first.node))
          return this.elements(first.node, first.scope);
      } catch (error) {
        if (!(error instanceof CannotFollow) && !(error instanceof NeedsCallers)) throw error;
        if (error instanceof NeedsCallers && this.callers(error.declared).length) throw error;
      }
    }
    return { isWhole: false, found: [undefined] };
  }

  /** The calls of a function by its name. */
  callers(declared: ts.SignatureDeclaration): ts.CallExpression[] {
    const name = nameOf(declared);
    if (!name) return [];
    const own = symbolOf(this.sources.checker, name);
    return this.sources.callsOf(name.text).filter(({ expression }) => {
      const called = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
      return lastWord(expression) === name.text && symbolOf(this.sources.checker, called) === own;
    });
  }

  /** The scope inside a function that is called with these arguments. */
  within(
    declared: ts.SignatureDeclaration,
    call: ts.CallExpression,
    around: Scope | undefined,
    argumentScope: Scope | undefined,
  ): Scope {
    const { checker } = this.sources;
    const values = new Map((around ?? this.top).values);
    declared.parameters.forEach((parameter, index) => {
      const argument = call.arguments[index];
      values.set(parameter, argument && { node: argument, scope: argumentScope });
    });
    const types = new Map((around ?? this.top).types);
    declared.typeParameters?.forEach((parameter, index) => {
      const given = call.typeArguments?.[index] ?? parameter.default;
      const symbol = checker.getSymbolAtLocation(parameter.name);
      if (symbol && given) types.set(symbol, checker.getTypeFromTypeNode(given));
    });
    return { values, types };
  }

  private applied(callback: ts.ArrowFunction, element: Found | undefined, scope: Scope | undefined): Found {
    const parameter = callback.parameters[0];
    const values = new Map((scope ?? this.top).values);
    if (parameter && element) values.set(parameter, element);
    return { node: callback, scope: { values, types: new Map((scope ?? this.top).types) } };
  }

  private each(choice: Choice, next: (found: Found) => Choice): Choice {
    const all = choice.found.map((found) => (found ? next(found) : one(undefined)));
    const [only] = all;
    if (all.length === 1 && only) return only;
    return { fork: choice.fork, found: all.flatMap(({ found }) => found) };
  }

  private eachOf(loop: ts.ForOfStatement, scope: Scope | undefined): Choice {
    const { isWhole, found } = this.elements(loop.expression, scope);
    if (!isWhole && found.some((element) => !element)) throw new CannotFollow(loop.expression);
    return { fork: placeOf(loop), found };
  }

  private bound(element: ts.BindingElement, scope: Scope | undefined): Choice {
    const pattern = element.parent;
    const holder = pattern.parent;
    const whole = this.wholeOf(holder, scope);
    const found = this.each(whole, (each) => {
      if (!ts.isExpression(each.node)) throw new CannotFollow(element);
      if (ts.isObjectBindingPattern(pattern)) {
        return this.property(each.node, (element.propertyName ?? element.name).getText(), each.scope);
      }
      return one(this.elements(each.node, each.scope).found[pattern.elements.indexOf(element)]);
    });
    const otherwise = element.initializer && { node: element.initializer, scope };
    return { ...found, found: found.found.map((each) => each ?? otherwise) };
  }

  private wholeOf(holder: ts.BindingPattern['parent'], scope: Scope | undefined): Choice {
    if (ts.isParameter(holder)) {
      const known = (scope ?? this.top).values;
      if (known.has(holder)) return one(known.get(holder) ?? defaultOf(holder));
      throw new NeedsCallers(holder.parent);
    }
    if (ts.isBindingElement(holder)) return this.bound(holder, scope);
    if (ts.isForOfStatement(holder.parent.parent)) return this.eachOf(holder.parent.parent, scope);
    if (!holder.initializer) throw new CannotFollow(holder);
    return one({ node: holder.initializer, scope });
  }

  private ofLiteral(object: ts.ObjectLiteralExpression, name: string, scope: Scope | undefined): Choice {
    for (const property of [...object.properties].reverse()) {
      if (ts.isSpreadAssignment(property)) {
        const { found } = this.property(property.expression, name, scope);
        if (found.some(Boolean)) return { fork: placeOf(property), found };
      } else if (property.name?.getText().replaceAll(/^['"]|['"]$/g, '') === name) {
        if (ts.isPropertyAssignment(property)) return one({ node: property.initializer, scope });
        if (ts.isMethodDeclaration(property)) return one({ node: property, scope });
        if (ts.isShorthandPropertyAssignment(property)) return one({ node: property.name, scope });
      }
    }
    return one(undefined);
  }

  /** `table[key]`: by the literal types of the key, by the literals that it stands for, or every property. */
  private anyProperty(access: ts.ElementAccessExpression, scope: Scope | undefined): Choice {
    const key = access.argumentExpression;
    const type = this.sources.checker.getTypeAtLocation(key);
    const types = type.isUnion() ? type.types : [type];
    const names = types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
    if (names.length === types.length) {
      const found = names.flatMap((name) => this.property(access.expression, name, scope).found);
      return { fork: placeOf(access), found };
    }
    try {
      return this.each(this.resolve(key, scope), ({ node }) => {
        if (!ts.isExpression(node) || !ts.isStringLiteralLike(node)) throw new CannotFollow(access);
        return this.property(access.expression, node.text, scope);
      });
    } catch (error) {
      const object = error instanceof CannotFollow && this.objectOf(access.expression, scope);
      if (!object) throw error;
      const found = object.properties.map((property) =>
        ts.isPropertyAssignment(property) ? { node: property.initializer, scope } : undefined,
      );
      return { fork: placeOf(access), found };
    }
  }

  /** The literal that a constant stands for. */
  private objectOf(node: ts.Expression, scope: Scope | undefined): ts.ObjectLiteralExpression | undefined {
    if (!ts.isIdentifier(node)) return undefined;
    const [found] = this.resolve(node, scope).found;
    return found && ts.isObjectLiteralExpression(found.node) ? found.node : undefined;
  }

  /** The property of every object in the sources that is written as one of this type. */
  private members(type: ts.Type, name: string, node: ts.Node): Choice {
    const { checker, objects } = this.sources;
    const declared = type.getProperty(name)?.declarations?.[0];
    if (!declared || !type.symbol || declared.getSourceFile().isDeclarationFile) throw new CannotFollow(node);
    const required = checker
      .getPropertiesOfType(type)
      .filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
    const found = objects.flatMap((object) => {
      const names = new Set(object.properties.map((property) => property.name?.getText()));
      if (!required.every((property) => names.has(property.name))) return [];
      if (checker.getContextualType(object)?.getProperty(name)?.declarations?.[0] !== declared) return [];
      return this.ofLiteral(object, name, undefined).found;
    });
    if (!found.some(Boolean)) throw new CannotFollow(node);
    return { fork: placeOf(declared.parent), found };
  }
}
