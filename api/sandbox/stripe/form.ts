export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormFields = { [key: string]: FormValue };

/**
 * Parses the bracket notation of Stripe's form bodies and queries: `a[b]=1` is `{ a: { b: '1' } }`, `a[]=1`
 * and `a[0]=1` are `{ a: ['1'] }`. Values stay strings.
 */
export function parseForm(text: string): FormFields {
  const root: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value);
  return arraysIn(root) as FormFields;
}

function pathOf(name: string): string[] {
  const bracket = name.indexOf('[');
  if (bracket < 0) return [name];
  return [
    name.slice(0, bracket),
    ...[...name.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((part) => part[1] ?? ''),
  ];
}

function place(target: Record<string, unknown>, path: string[], value: string): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const branch = target[key];
  const next = typeof branch === 'object' && branch !== null ? branch : Object.create(null);
  target[key] = next;
  place(next as Record<string, unknown>, rest, value);
}

function arraysIn(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isArray = entries.length > 0 && entries.every(([key], index) => key === String(index));
  if (isArray) return entries.map(([, item]) => arraysIn(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, arraysIn(item)]));
}
