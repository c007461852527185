/** Joins the ids that describe a control; `undefined` when there are none, so that no empty attribute is printed. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Id of the hint of one choice. A group's own hint is `<id>-hint`, and its first choice has the group's id. */
export function choiceHintId(id: string): string {
  return `${id}-choice-hint`;
}
