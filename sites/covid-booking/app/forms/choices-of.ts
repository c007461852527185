/** A group's choices from a message map, in its order; the key is posted. */
export function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
