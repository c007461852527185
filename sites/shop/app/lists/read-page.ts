/** The requested page of a long list (`?page=2`), counted from 1. */
export function readPage(request: Request): number {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
