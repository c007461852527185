/** The path of `security.txt` on every host (RFC 9116). */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** Days until readers should fetch the file again. RFC 9116 recommends less than a year. */
const validDays = 180;

/**
 * Tells people who find a vulnerability where to report it (RFC 9116).
 *
 * @param contact an address that starts with `mailto:` or `https:`
 * @param url address of the host
 * @param now the days count from here, so that the file never expires while the server runs
 */
export function securityTxt({ contact, url, now }: { contact: string; url: string; now: Date }): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${new URL(SECURITY_TXT_PATH, url).href}`,
  ];
  return `${lines.join('\n')}\n`;
}
