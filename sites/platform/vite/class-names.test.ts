import { expect, it } from 'vitest';
import { nameClass } from './class-names.mjs';

it('a class keeps its name and gets a mark of its file', () => {
  expect(nameClass('price', '/x/ui/src/money/money.module.css')).toMatch(/^price-\w{3}$/);
});

it('is the same each time, and another in another file', () => {
  const name = nameClass('list', '/x/tabs.module.css');
  expect(nameClass('list', '/x/tabs.module.css?used')).toBe(name);
  expect(nameClass('list', '/x/table.module.css')).not.toBe(name);
});
