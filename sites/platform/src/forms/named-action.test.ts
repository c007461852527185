import { expect, it } from 'vitest';
import { runNamedAction } from './named-action';

const press = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return runNamedAction(form, {
    remove: async () => 'removed',
    default: async () => 'saved',
  });
};

it('does what the pressed button names', async () => {
  expect(await press({ intent: 'remove' })).toBe('removed');
});

it.each<Record<string, string | Blob>>([
  {},
  { intent: '' },
  { intent: 'default' },
  { intent: 'REMOVE' },
  { intent: 'toString' },
  { intent: 'constructor' },
  { intent: '__proto__' },
  { intent: 'hasOwnProperty' },
  { intent: new Blob(['remove']) },
  { '/remove': '' },
  { action: 'remove' },
  { _action: 'remove' },
])('does the default for %o', async (fields) => {
  expect(await press(fields)).toBe('saved');
});
