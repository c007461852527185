import { expect, test } from '@larkwell/tooling/e2e';
import { cartLink } from './shopper';
import { skipSignUp, skipToCart } from './shortcut';

/** The cart link's full text after "Cart". */
const named = (words: string) => new RegExp(`, ${words.replace(/[$.]/g, '\\$&')}$`);

test("the header shows an amount only while it is the cart's price", async ({
  page,
  environment,
  mailbox,
  newEmail,
}) => {
  const post = (path: string, form: Record<string, string>) =>
    page.request.post(path, { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  const expectHeader = async (words: string) => {
    await page.goto('/support');
    await expect(cartLink(page)).toHaveAccessibleName(named(words));
  };
  const openCart = async (words: string) => {
    await page.goto('/cart');
    await expect(cartLink(page)).toHaveAccessibleName(named(words));
    await expectHeader(words);
  };
  await skipToCart(page, environment, { slug: 'vitamin-d-check' });
  await expectHeader('1 item');
  await openCart('1 item $49.00');

  await skipToCart(page, environment, { slug: 'thyroid-check' });
  await expectHeader('2 items');
  await openCart('2 items $148.00');

  await page.goto('/cart');
  const remove = await page.getByRole('link', { name: 'Remove Thyroid Check' }).getAttribute('href');
  await post(remove!, {});
  await expectHeader('1 item');

  await openCart('1 item $49.00');
  await skipSignUp(page, mailbox, newEmail);
  await expectHeader('1 item');

  await openCart('1 item $49.00');
  await post('/cart?index', { intent: 'apply-coupon', couponCode: 'WELCOME10' });
  await expectHeader('1 item');
  await openCart('1 item $44.10');
  await post('/cart?index', { intent: 'remove-coupon' });
  await expectHeader('1 item');
});
