/**
 * The search of a list (`?search=`).
 *
 * @param above a search takes effect above this many characters; a shorter one stays in the field
 */
export function readSearch(request: Request, above: number): { typed: string; search: string | undefined } {
  const typed = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  return { typed, search: typed.length > above ? typed : undefined };
}

/** Announced to screen readers after a search has changed the list. */
export const countText = (count: number) => (count === 1 ? '1 result' : `${count} results`);
