import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { shippingMessages } from '@larkwell/contracts/cart/shipping';
import { couponMessages } from '@larkwell/contracts/coupons/coupons';
import { employeeMessages } from '@larkwell/contracts/employees/employees';
import { shopEmailMessages } from '@larkwell/contracts/fields/email';
import { passwordMessages } from '@larkwell/contracts/fields/password';
import { zipMessages } from '@larkwell/contracts/fields/zip';
import { kitMessages } from '@larkwell/contracts/kits/kits';
import { feedbackMessages } from '@larkwell/contracts/orders/orders';
import { supportMessages } from '@larkwell/contracts/support/support';
import { describe, expect, it } from 'vitest';
import { cartMessages } from './cart';
import { helpMessages } from './help';
import { kitTexts } from './kits';
import { orderMessages, subscriptionMessages } from './orders';
import { profileMessages } from './profile';
import { reportMessages } from './reports';
import { savedCardMessages } from './saved-cards';

const folder = path.join(import.meta.dirname, '..', '..', 'e2e');
const browserTests = readdirSync(folder)
  .filter((file) => file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))
  .join('\n');

/** What has no page in a browser test: an answer that is not our API's, and a carrier that is away (see the test of its route). */
const unreachable: string[] = [couponMessages.wentWrong, orderMessages.carrierAway];

const texts: Record<string, Record<string, string>> = {
  email: { ...shopEmailMessages },
  password: passwordMessages,
  account: accountMessages,
  zip: { ...zipMessages },
  shipping: shippingMessages,
  coupon: couponMessages,
  kit: { ...kitMessages, ...kitTexts },
  feedback: feedbackMessages,
  employee: employeeMessages,
  support: supportMessages,
  quantity: { invalid: cartMessages.quantityInvalid },
  order: orderMessages,
  subscription: subscriptionMessages,
  profile: profileMessages,
  'saved card': savedCardMessages,
  report: reportMessages,
  help: Object.fromEntries(
    Object.entries(helpMessages).filter(([, text]) => typeof text === 'string'),
  ) as Record<string, string>,
};

describe.each(Object.entries(texts))('every %s text is in a browser test', (_, messages) => {
  it.each(Object.values(messages).filter((text) => !unreachable.includes(text)))('%s', (text) => {
    expect(browserTests.includes(text)).toBe(true);
  });
});
