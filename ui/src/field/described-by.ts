/** Joins the ids that describe a control; `undefined` when there are none, so that no empty attribute is printed. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
