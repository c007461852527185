const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address delivers to, in any spelling: `Ada+visit@example.com` is delivered to
 * `ada@example.com`. Gmail also ignores dots, and delivers under both of its names.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*?)(?:\+[^@]*)?@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
