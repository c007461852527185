import { describe, expect, it } from 'vitest';
import { formToken } from './form-token';
import { readForm } from './read-form';

const secret = 'a secret of at least thirty-two letters';

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return new Request('http://visits.example/', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  });
}

describe('a form', () => {
  it('of a browser that names its origin needs no token', async () => {
    const form = await readForm(post({ a: '1' }, { 'sec-fetch-site': 'same-origin' }), secret, 'sid');
    expect([...form]).toEqual([['a', '1']]);
  });

  it('of a text browser is read with its token, which is not handed on', async () => {
    const request = post({ a: '1', form_token: formToken(secret, 'sid') });
    expect([...(await readForm(request, secret, 'sid'))]).toEqual([['a', '1']]);
  });

  it.each([
    ['no token', {}],
    ['the token of another session', { form_token: formToken(secret, 'other') }],
    ['the token of a visitor without one', { form_token: formToken(secret, undefined) }],
  ])('of a text browser is refused with %s', async (_, fields: Record<string, string>) => {
    await expect(readForm(post(fields), secret, 'sid')).rejects.toMatchObject({ status: 403 });
  });

  it('that is none is refused', async () => {
    const request = new Request('http://visits.example/', { method: 'POST', body: '{}' });
    await expect(readForm(request, secret, undefined)).rejects.toMatchObject({ status: 400 });
  });
});
