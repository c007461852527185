import { API_PREFIX } from '@larkwell/contracts';
import type { Deps } from '../deps';
import type { Keyring } from '../security';

/** Seconds for which a link works. */
const linkSeconds = 300;

type Needed = Pick<Deps, 'settings' | 'storage'>;

/**
 * The address at which a stored file opens for some minutes from `now`; for a public picture, its own
 * address. Give it only to people who may see the file.
 */
export function linkFile({ settings, storage }: Needed, name: string, now: Date): string {
  const open = storage.publicAddress(name);
  if (open) return open;
  const ends = Math.floor(now.getTime() / 1000) + linkSeconds;
  const named = Buffer.from(`${ends} ${name}`).toString('base64url');
  return `${settings.apiUrl}${API_PREFIX}/files/${named}.${settings.keyring.sign('file link', named)}`;
}

/** The file that one of our links names, or null for a link that is not ours or has expired. */
export function readFileLink(token: string, keyring: Keyring, now: Date): string | null {
  const [named = '', signature = ''] = token.split('.');
  if (!keyring.verifies('file link', named, signature)) return null;
  const [, ends = '', name = ''] = /^(\d+) (.+)$/.exec(Buffer.from(named, 'base64url').toString()) ?? [];
  return Number(ends) * 1000 > now.getTime() ? name : null;
}
