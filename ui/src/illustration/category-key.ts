/** "Heart & metabolism" → "heart-metabolism", the key of its colors. */
export function categoryKey(nameOrSlug: string): string {
  return nameOrSlug
    .toLowerCase()
    .replace(/&|\band\b/g, ' ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
