import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { intervalForm, pauseForm } from './choice-forms';

const formOf = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
};

it('reads the months of an interval', () => {
  const submission = parseWithZod(formOf({ months: '6' }), { schema: intervalForm });
  expect(submission).toMatchObject({ status: 'success', value: { months: 6 } });
});

it.each<Record<string, string>>([{}, { months: '' }, { months: '5' }, { months: 'toString' }])(
  'asks to choose an interval for %o',
  (values) => {
    const submission = parseWithZod(formOf(values), { schema: intervalForm });
    expect(submission).toMatchObject({ status: 'error', error: { months: ['Choose one of the options'] } });
  },
);

it('asks to choose a day to pause until', () => {
  const submission = parseWithZod(formOf({}), { schema: pauseForm });
  expect(submission).toMatchObject({ status: 'error', error: { until: ['Choose one of the options'] } });
});
