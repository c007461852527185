import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../docs/decisions');
const files = readdirSync(folder).sort();

it('every decision has its own number', () => {
  const numbers = files.map((file) => file.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)]);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');

  it('has a title, a date, a status, context, decision and consequences', () => {
    expect(file).toMatch(/^\d{4}-[a-z0-9-]+\.md$/);
    expect(text).toMatch(/^# [A-Z].*\n\nDate: \d{4}-\d{2}-\d{2}\. Status: (accepted|superseded by \[)/);
    const sections = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    const expected = ['Context', 'Decision', 'Consequences'];
    expect(sections.filter((title) => expected.includes(title!))).toEqual(expected);
  });
});
