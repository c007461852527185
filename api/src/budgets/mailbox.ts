/** Whose mailbox it is: `Ada+visit@example.com` is delivered to `ada@example.com`. */
export const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
