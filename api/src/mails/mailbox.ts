const gmail = new Set(['gmail.com', 'googlemail.com']);

/**
 * Whose mailbox it is, whatever the spelling: `Ada+visit@example.com` is delivered to `ada@example.com`. Gmail delivers
 * without the dots too, and under both of its names.
 */
export function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*?)(?:\+[^@]*)?@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  return gmail.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
