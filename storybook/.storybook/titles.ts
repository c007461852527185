/**
 * A title's last part is the component's name, with the names that other people know it by: `Page dialog (modal,
 * popup)`. The sidebar's search finds all of them; lists and headings show the first.
 */
export function readTitle(title: string): { name: string; otherNames: string[] } {
  const [, name = title, others] = /^(.*?)(?: \((.*)\))?$/.exec(title) ?? [];
  return { name, otherNames: others?.split(', ') ?? [] };
}
