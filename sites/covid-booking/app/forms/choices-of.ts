/** The choices of a group from a message map: the key is what is posted, in the order of the map. */
export function choicesOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
