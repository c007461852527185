import ts from './typescript';

/** What a value may be when it runs: `string`, `Date`, `null`, `string[]`; `?` for what is not typed, `{}` for other objects. */
export type Kinds = readonly string[];

/** What TypeScript says of a value. */
export function kindsOf(checker: ts.TypeChecker, type: ts.Type): Kinds {
  const { flags } = type;
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['?'];
  if (type.isUnion()) return [...new Set(type.types.flatMap((each) => kindsOf(checker, each)))].sort();
  if (flags & ts.TypeFlags.StringLike) return ['string'];
  if (flags & ts.TypeFlags.NumberLike) return ['number'];
  if (flags & ts.TypeFlags.BooleanLike) return ['boolean'];
  if (flags & ts.TypeFlags.BigIntLike) return ['bigint'];
  if (flags & ts.TypeFlags.Null) return ['null'];
  if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined'];
  if (flags & ts.TypeFlags.Never) return [];
  if (flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional)) {
    const base = checker.getBaseConstraintOfType(type);
    return base && base !== type ? kindsOf(checker, base) : ['?'];
  }
  if (type.isIntersection()) {
    const known = type.types.flatMap((each) => kindsOf(checker, each)).filter((kind) => kind !== '{}');
    return known.length ? [...new Set(known)] : ['{}'];
  }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const elements = checker
      .getTypeArguments(type as ts.TypeReference)
      .flatMap((each) => kindsOf(checker, each));
    return [...new Set(elements.length ? elements : ['?'])].map((kind) => `${kind}[]`);
  }
  const name = type.symbol?.name;
  if (name === 'RegExpMatchArray') return ['string[]'];
  if (name === 'Date') return ['Date'];
  return name === 'Buffer' || name === 'Uint8Array' ? ['bytes'] : ['{}'];
}

/** The named properties of a row type. */
export function rowOf(checker: ts.TypeChecker, type: ts.Type): Map<string, Kinds> {
  const properties = checker.getPropertiesOfType(type);
  return new Map(
    properties.map((property) => {
      const kinds = kindsOf(checker, checker.getTypeOfSymbol(property));
      return [property.name, property.flags & ts.SymbolFlags.Optional ? [...kinds, 'undefined'] : kinds];
    }),
  );
}
