import type { ServerBuild } from '@remix-run/node';

/**
 * Reduces a build to the routes that an address can match. Remix flattens, ranks and tries every route of a build three
 * times per request, and builds route objects for all of them to render one page; with a handful of routes that costs
 * almost nothing.
 *
 * @returns the part of the build for an address, the same object for addresses that can match the same routes; the
 *   whole build if the address must be decoded to tell
 */
export function narrowBuild(build: ServerBuild): (pathname: string) => ServerBuild {
  const patterns = listPatterns(build.routes);
  const prefixes = new Set(patterns.flatMap(({ segments }) => listFixedPrefixes(segments)));
  const narrowed = new Map<string, ServerBuild>();
  return (pathname) => {
    if (!/^(?:\/[\w.~-]+)*\/?$/.test(pathname) || pathname.endsWith('.data')) return build;
    const prefix = longestPrefix(pathname, prefixes);
    let part = narrowed.get(prefix);
    if (!part) {
      part = keepRoutes(build, patterns, prefix === '' ? [] : prefix.split('/'));
      narrowed.set(prefix, part);
    }
    return part;
  };
}

interface Pattern {
  /** The route and its parents. */
  ids: string[];
  segments: string[];
}

function listPatterns(routes: ServerBuild['routes']): Pattern[] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id, path, index }) => index || path !== undefined || !parents.has(id))
    .map(({ id }) => {
      const line = [];
      for (let at = routes[id]; at; at = at.parentId ? routes[at.parentId] : undefined) line.unshift(at);
      const path = line.map((route) => route.path ?? '').join('/');
      return { ids: line.map((route) => route.id), segments: path.toLowerCase().split('/').filter(Boolean) };
    });
}

/** A parameter, a splat or an optional segment. */
const isOpen = (segment: string) => /^:|^\*$|\?$/.test(segment);
/** After such a segment the position of the next one is unknown. */
const endsKnowledge = (segment: string) => segment === '*' || segment.endsWith('?');

function listFixedPrefixes(segments: string[]): string[] {
  const open = segments.findIndex(isOpen);
  const fixed = open < 0 ? segments : segments.slice(0, open);
  return fixed.map((_, index) => fixed.slice(0, index + 1).join('/'));
}

function longestPrefix(pathname: string, prefixes: Set<string>): string {
  let known = '';
  for (const segment of pathname.toLowerCase().split('/')) {
    if (segment === '') continue;
    const longer = known === '' ? segment : `${known}/${segment}`;
    if (!prefixes.has(longer)) return known;
    known = longer;
  }
  return known;
}

function keepRoutes(build: ServerBuild, patterns: Pattern[], prefix: string[]): ServerBuild {
  const kept = new Set(
    patterns.filter(({ segments }) => canLieUnder(segments, prefix)).flatMap(({ ids }) => ids),
  );
  kept.add('root');
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}

function canLieUnder(segments: string[], prefix: string[]): boolean {
  for (const [index, segment] of segments.entries()) {
    if (endsKnowledge(segment)) return true;
    // The prefix is the longest possible: the next segment of the address is not a fixed segment of a route with this
    // prefix.
    if (index >= prefix.length) return isOpen(segment) || segments.slice(0, index).some(isOpen);
    if (!isOpen(segment) && segment !== prefix[index]) return false;
  }
  return true;
}
