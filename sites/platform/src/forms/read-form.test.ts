import { describe, expect, it } from 'vitest';
import { createSiteForms } from './site-forms';

const secret = 'a secret of at least thirty-two letters';
const site = 'http://visits.example';
const formsOf = (prefix: string, ...secrets: string[]) =>
  createSiteForms({ prefix, secrets, publicUrl: site });
const forms = formsOf('visit', secret);

interface Sent {
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  cookie?: string;
}

const post = ({ fields = {}, headers, cookie }: Sent) =>
  new Request(site, {
    method: 'POST',
    body: new URLSearchParams({ a: '1', ...fields }),
    headers: { ...headers, ...(cookie && { cookie }) },
  });

/** What a browser has after opening a page: the cookie, and the token in the form. */
function open(session?: string, cookie?: string, from = forms) {
  const request = new Request(site, cookie ? { headers: { cookie } } : {});
  const { formToken, keep } = from.open(request, session, 'open');
  return { cookie: cookie ?? keep!.split(';')[0]!, fields: { form_token: formToken } };
}

describe('a form', () => {
  it('of a browser that names its origin needs no token', async () => {
    const form = await forms.read(post({ headers: { 'sec-fetch-site': 'same-origin' } }), 'session');
    expect([...form]).toEqual([['a', '1']]);
  });

  it.each([undefined, 'session'])(
    'of a text browser is read with its token, which is removed (session: %s)',
    async (session) => {
      expect([...(await forms.read(post(open(session)), session))]).toEqual([['a', '1']]);
    },
  );

  it('of a text browser is read on every page of the same browser', async () => {
    const { cookie } = open();
    const { fields } = open(undefined, cookie);
    expect([...(await forms.read(post({ cookie, fields }), undefined))]).toEqual([['a', '1']]);
  });

  it('is read with a token made before a newer secret was added in front', async () => {
    const form = await formsOf('visit', 'a newer secret', secret).read(post(open()), undefined);
    expect([...form]).toEqual([['a', '1']]);
  });

  const mine = open();
  it.each<[string, Sent, string?]>([
    ['no token', { cookie: mine.cookie }],
    ['no cookie', { fields: mine.fields }],
    ['the token of another visitor', { cookie: mine.cookie, fields: open().fields }],
    ['the token from before signing in', mine, 'session'],
    [
      'the token of another session',
      { cookie: mine.cookie, fields: open('other', mine.cookie).fields },
      'session',
    ],
    [
      'the token of the other site under the same secret',
      {
        cookie: mine.cookie,
        fields: open(undefined, mine.cookie.replace('visit', 'shop'), formsOf('shop', secret)).fields,
      },
    ],
    ['the empty token of a public page', { fields: { form_token: '' } }],
  ])('of a text browser is refused with %s', async (_, sent, session) => {
    await expect(forms.read(post(sent), session)).rejects.toMatchObject({ status: 403 });
  });

  it('that is not a form is refused', async () => {
    const request = new Request(site, { method: 'POST', body: '{}' });
    await expect(forms.read(request, undefined)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a page', () => {
  it('that caches may keep has no token and sets no cookie', () => {
    expect(forms.open(new Request(site), undefined, 'public')).toEqual({ formToken: '' });
  });

  it.each(['Lynx/2.9.0', 'Links (2.29; Linux)', 'w3m/0.5.3'])('has a token for %s', async (name) => {
    const page = new Request(site, { headers: { 'user-agent': name } });
    const { formToken, keep } = forms.open(page, undefined, 'public');
    const sent = { cookie: keep!.split(';')[0]!, fields: { form_token: formToken } };
    expect([...(await forms.read(post(sent), undefined))]).toEqual([['a', '1']]);
  });

  it('gives a new visitor a cookie that script cannot read, and the same visitor no other', () => {
    const { keep } = forms.open(new Request(site), undefined, 'open');
    expect(keep).toMatch(/^visit_browser=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    const again = new Request(site, { headers: { cookie: keep!.split(';')[0]! } });
    expect(forms.open(again, undefined, 'open').keep).toBeUndefined();
  });
});
