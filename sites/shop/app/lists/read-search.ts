/**
 * What a list is searched for (`?search=`).
 *
 * @param above a search takes effect above this many characters; what is shorter stays in the field
 */
export function readSearch(request: Request, above: number): { typed: string; search: string | undefined } {
  const typed = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  return { typed, search: typed.length > above ? typed : undefined };
}

/** Read out when a search has changed the list. */
export const countText = (count: number) => (count === 1 ? '1 result' : `${count} results`);
