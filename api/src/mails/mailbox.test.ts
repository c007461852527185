import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox';

it.each([
  ['ada.fields+visit@gmail.com', 'adafields@gmail.com'],
  ['A.D.A.fields@GoogleMail.com', 'adafields@gmail.com'],
  [' Ada.Fields+visit@Example.com ', 'ada.fields@example.com'],
  ['ada.fields@gmail.com.example.com', 'ada.fields@gmail.com.example.com'],
  ['+tag@example.com', '@example.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
