import type { CardImage } from '@larkwell/contracts/drafts/drafts';
import type { Storage } from '../services/s3';

/** Seconds for which the link to an image opens. */
const linkSeconds = 300;

/** An image as its owner sees it, or null when there is none. */
export async function viewCardImage(storage: Storage, key: string | null): Promise<CardImage | null> {
  return key ? { key, url: await storage.link(key, linkSeconds) } : null;
}
