/**
 * Fills in Stripe's hosted page like a browser without script.
 * @returns where the person is sent afterwards
 * @throws what the page says when it refuses a card
 */
export async function payOnPage(url: string, cardNumber: string): Promise<string> {
  const page = await fetch(url);
  const html = await page.text();
  const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
  if (!page.ok || !action) throw new Error(textOf(html));
  const answer = await fetch(new URL(action, url), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(url).origin },
    body: new URLSearchParams({
      number: cardNumber,
      expiry: '12 / 40',
      cvc: '123',
      name: 'Pat Doe',
      zip: '68102',
    }),
  });
  const target = answer.headers.get('location');
  if (!target) throw new Error(textOf(await answer.text()));
  return new URL(target, url).href;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 400);
