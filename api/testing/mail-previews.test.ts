import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mailKinds } from '../src/mail-kinds';

const stories = new URL('../../storybook/pages/mails/mails.stories.tsx', import.meta.url);

it('each kind of mail is shown in the component book', () => {
  const shown = [...readFileSync(stories, 'utf8').matchAll(/previewOf\('([\w-]+)'\)/g)].map(
    ([, name]) => name,
  );
  expect(shown.sort()).toEqual(mailKinds.map(({ name }) => name).sort());
});
