import { expect, it } from 'vitest';
import { formTokenMark, RenderedPage } from './rendered-page';

const form = (token: string) => `<form><input value="${token}"></form>`;
const rendered = () => new RenderedPage(form(formTokenMark) + form(formTokenMark), undefined);

it('each visitor gets the page with their own token in every form', () => {
  const page = rendered();
  expect(page.finish('of a').html).toBe(form('of a') + form('of a'));
  expect(page.finish('of b').html).toBe(form('of b') + form('of b'));
  expect(page.finish('of a').html).toBe(form('of a') + form('of a'));
});

it('a token is inserted as is, whatever characters it has', () => {
  expect(rendered().finish('$&$1').html).toBe(form('$&$1') + form('$&$1'));
});

it('the bytes for visitors with the same token are computed once, and differ from any others', () => {
  const page = rendered();
  const first = page.finish('of a');
  expect(page.finish('of a')).toBe(first);
  expect(page.finish('of b').etag).not.toBe(first.etag);
});
