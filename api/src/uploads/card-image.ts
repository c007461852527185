import type { CardImage } from '@larkwell/contracts/drafts/drafts';
import type { Deps } from '../deps';
import { linkFile } from '../files';

/** An image as its owner sees it, or null when there is none. */
export const viewCardImage = (
  deps: Pick<Deps, 'settings' | 'storage'>,
  key: string | null,
  now: Date,
): CardImage | null => (key ? { key, url: linkFile(deps, key, now) } : null);
