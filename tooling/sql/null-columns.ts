import { isNode, listOf, nodesOf, type Tree, type TreeNode } from './tree';

/** Facts about columns and functions that the parsed query does not include. */
export interface Catalog {
  /** `<oid of the table>.<number>` of columns that refuse null. */
  requiredColumns: ReadonlySet<string>;
  /** Functions that return null if an argument is null. */
  strictFunctions: ReadonlySet<string>;
  /** Functions that never return null, such as `count`. */
  countingFunctions: ReadonlySet<string>;
  /** Operators that return null for missing values, such as `->` and `->>`. */
  lookups: ReadonlySet<string>;
}

type Queries = readonly TreeNode[];

/** For each result column, whether it is known to be nullable. */
export function nullColumns(query: TreeNode, catalog: Catalog): boolean[] {
  const nulls = new Nulls(catalog);
  return nulls.columns([query]);
}

/** The numbers of the parameters that go unchanged into columns that refuse null. */
export function requiredParameters(tree: Tree, catalog: Catalog): number[] {
  if (Array.isArray(tree)) return tree.flatMap((each) => requiredParameters(each, catalog));
  if (!isNode(tree)) return [];
  const nested = Object.values(tree).flatMap((each) => requiredParameters(each, catalog));
  if (tree.is !== 'QUERY' || !['2', '3'].includes(String(tree.commandType))) return nested;
  const table = nodesOf(tree.rtable)[Number(tree.resultRelation) - 1];
  const own = nodesOf(tree.targetList).flatMap(({ expr, resno }) => {
    if (!catalog.requiredColumns.has(`${String(table?.relid)}.${String(resno)}`)) return [];
    return sources(expr, tree).flatMap((source) => (source.is === 'PARAM' ? [Number(source.paramid)] : []));
  });
  return [...nested, ...own];
}

/** Where a written value comes from, through casts and the rows of `values`. */
function sources(tree: Tree | undefined, query: TreeNode): TreeNode[] {
  if (!isNode(tree)) return [];
  if (isCast(tree)) return sources(tree.arg, query);
  if (tree.is !== 'VAR') return [tree];
  const rows = nodesOf(query.rtable)[Number(tree.varno) - 1]?.values_lists;
  return listOf(rows).flatMap((row) => sources(listOf(row)[Number(tree.varattno) - 1], query));
}

const isCast = ({ is }: TreeNode) => ['RELABELTYPE', 'COERCEVIAIO', 'COERCETODOMAIN'].includes(is);

class Nulls {
  private readonly open = new Set<TreeNode>();

  constructor(private readonly catalog: Catalog) {}

  columns(queries: Queries): boolean[] {
    return targets(queries[0]).map((_, index) => this.column(queries, index));
  }

  private column(queries: Queries, index: number): boolean {
    const [query] = queries;
    if (!query || this.open.has(query)) return false;
    this.open.add(query);
    try {
      const arms = setArms(query.setOperations);
      if (arms.length) {
        return arms.some((arm) => {
          const subquery = nodesOf(query.rtable)[arm - 1]?.subquery;
          return isNode(subquery) && this.column([subquery, ...queries], index);
        });
      }
      return this.canBeNull(targets(query)[index]?.expr, queries);
    } finally {
      this.open.delete(query);
    }
  }

  private canBeNull(tree: Tree | undefined, queries: Queries): boolean {
    if (!isNode(tree) || provenOf(queries[0]).has(JSON.stringify(tree))) return false;
    const any = (parts: Tree | undefined) => listOf(parts).some((part) => this.canBeNull(part, queries));
    switch (tree.is) {
      case 'VAR':
        return this.variable(tree, queries);
      case 'CONST':
        return tree.constisnull === 'true';
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return listOf(tree.args).every((part) => this.canBeNull(part, queries));
      case 'CASEEXPR':
        return (
          this.canBeNull(tree.defresult, queries) ||
          nodesOf(tree.args).some(({ result }) => this.canBeNull(result, queries))
        );
      case 'NULLIFEXPR':
        return true;
      case 'FUNCEXPR':
        return this.catalog.strictFunctions.has(String(tree.funcid)) && any(tree.args);
      case 'OPEXPR':
        return this.catalog.lookups.has(String(tree.opno)) || any(tree.args);
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return any(tree.args);
      case 'SUBLINK':
        return this.subquery(tree, queries);
      case 'AGGREF':
        return this.aggregate(tree, queries);
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
        return this.canBeNull(tree.arg, queries);
      case 'SUBSCRIPTINGREF':
        return true;
      default:
        return false;
    }
  }

  private variable(tree: TreeNode, queries: Queries): boolean {
    const own = queries.slice(Number(tree.varlevelsup));
    const [query] = own;
    if (!query) return false;
    if (provenOf(query).has(`${String(tree.varno)}.${String(tree.varattno)}`)) return false;
    if (listOf(tree.varnullingrels).length > 1) return true;
    const table = nodesOf(query.rtable)[Number(tree.varno) - 1];
    const index = Number(tree.varattno) - 1;
    if (!table || index < 0) return false;
    if (table.rtekind === '0')
      return !this.catalog.requiredColumns.has(`${String(table.relid)}.${index + 1}`);
    if (table.rtekind === '1' && isNode(table.subquery)) return this.column([table.subquery, ...own], index);
    if (table.rtekind === '2') return this.canBeNull(listOf(table.joinaliasvars)[index], own);
    if (table.rtekind === '5') {
      return listOf(table.values_lists).some((row) => this.canBeNull(listOf(row)[index], own));
    }
    if (table.rtekind === '6') {
      const around = own.slice(Number(table.ctelevelsup));
      const named = nodesOf(around[0]?.cteList).find(({ ctename }) => ctename === table.ctename);
      return isNode(named?.ctequery) && this.column([named.ctequery, ...around], index);
    }
    if (table.rtekind === '9') return this.canBeNull(listOf(table.groupexprs)[index], own);
    return false;
  }

  private subquery(tree: TreeNode, queries: Queries): boolean {
    if (tree.subLinkType !== '4' || !isNode(tree.subselect)) return false;
    const inner = tree.subselect;
    const from = isNode(inner.jointree) ? inner.jointree : undefined;
    const isOneRow =
      (inner.hasAggs === 'true' && !listOf(inner.groupClause).length && !inner.havingQual) ||
      (!listOf(from?.fromlist).length && !from?.quals);
    return !isOneRow || this.column([inner, ...queries], 0);
  }

  private aggregate(tree: TreeNode, queries: Queries): boolean {
    if (this.catalog.countingFunctions.has(String(tree.aggfnoid))) return false;
    const [query] = queries.slice(Number(tree.agglevelsup));
    if (!listOf(query?.groupClause).length || tree.aggfilter) return true;
    // `json_agg` and `array_agg` of nulls are lists of nulls.
    if (['114', '3802'].includes(String(tree.aggtype)) || tree.aggkind !== 'n') return false;
    return nodesOf(tree.args).every(({ expr }) => this.canBeNull(expr, queries));
  }
}

/** The columns of the answer: what `returning` lists in a statement that writes. */
function targets(query: TreeNode | undefined): TreeNode[] {
  const list = query?.commandType === '1' ? query.targetList : query?.returningList;
  return nodesOf(list).filter(({ resjunk }) => resjunk !== 'true');
}

function setArms(tree: Tree | undefined): number[] {
  if (!isNode(tree)) return [];
  return tree.is === 'RANGETBLREF' ? [Number(tree.rtindex)] : [...setArms(tree.larg), ...setArms(tree.rarg)];
}

const proofs = new WeakMap<TreeNode, Set<string>>();

/** What is not null in any row that passes the conditions of this query: columns (`<table>.<number>`), and expressions. */
function provenOf(query: TreeNode | undefined): Set<string> {
  const known = query && proofs.get(query);
  if (!query || known) return known ?? new Set();
  const proven = new Set<string>();
  proofs.set(query, proven);
  const tables = nodesOf(query.rtable);
  const add = (tree: Tree | undefined): void => {
    if (!isNode(tree)) return;
    if (isCast(tree)) return add(tree.arg);
    proven.add(JSON.stringify(tree));
    if (tree.is !== 'VAR' || tree.varlevelsup !== '0') return;
    proven.add(`${String(tree.varno)}.${String(tree.varattno)}`);
    const group = tables.findIndex(({ groupexprs }) => groupexprs);
    const index = listOf(tables[group]?.groupexprs).findIndex(
      (each) => isNode(each) && each.varno === tree.varno && each.varattno === tree.varattno,
    );
    if (index >= 0) proven.add(`${group + 1}.${index + 1}`);
  };
  const conditions = (tree: Tree | undefined): void => {
    if (!isNode(tree)) return;
    if (tree.is === 'BOOLEXPR' && tree.boolop === 'and') listOf(tree.args).forEach(conditions);
    if (tree.is === 'NULLTEST' && tree.nulltesttype === '1') add(tree.arg);
    // Every operator of ours is strict: a comparison with null does not hold.
    if (tree.is === 'OPEXPR' || tree.is === 'SCALARARRAYOPEXPR') listOf(tree.args).forEach(add);
  };
  const from = (tree: Tree | undefined): void => {
    if (!isNode(tree)) return;
    listOf(tree.fromlist).forEach(from);
    if (tree.is === 'JOINEXPR' && tree.jointype === '0') [tree.larg, tree.rarg].forEach(from);
    if (tree.is === 'FROMEXPR' || tree.jointype === '0') conditions(tree.quals);
  };
  from(query.jointree);
  return proven;
}
