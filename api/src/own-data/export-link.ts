import { EXPORT_LINK_MINUTES } from '@larkwell/contracts/numbers/accounts';
import type { Keyring } from '../security';

interface ExportLink {
  link: string;
  endsAt: string;
}

/** A link to a person's export that works for some minutes from `now`, and only for that person. */
export function signExportLink(keyring: Keyring, userId: string, now: Date): ExportLink {
  const ends = now.getTime() + EXPORT_LINK_MINUTES * 60_000;
  return {
    link: `${ends}.${keyring.sign('export link', `${ends} ${userId}`)}`,
    endsAt: new Date(ends).toISOString(),
  };
}

/** Whether a link is ours, for this person, and has not ended. */
export function isExportLink(keyring: Keyring, link: string, userId: string, now: Date): boolean {
  const [ends = '', signature = ''] = link.split('.');
  return /^\d{1,16}$/.test(ends) && Number(ends) > now.getTime()
    ? keyring.verifies('export link', `${ends} ${userId}`, signature)
    : false;
}
