/** Joins the ids that describe a control; `undefined` if there are none, so no empty attribute is rendered. */
export function describedBy(...ids: (string | false | null | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Id of a choice's hint. The group's own hint is `<id>-hint`, and its first choice has the group's id. */
export function choiceHintId(id: string): string {
  return `${id}-choice-hint`;
}
