/** A pattern for `ilike` that finds `text` anywhere; its own `%`, `_` and `\` mean themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
