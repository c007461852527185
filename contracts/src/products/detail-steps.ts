/**
 * Splits a text at its markers, `1)` or `a)`, into steps without them. Text before the first marker is a step
 * of its own. A marker counts only at the start or after white space, so that `vitamin B12) ` stays whole.
 */
export function detailSteps(text: string): string[] {
  return text
    .split(/(?:^|\s)(?:\d{1,2}|[A-Za-z])\)\s*/)
    .map((step) => step.trim())
    .filter(Boolean);
}
