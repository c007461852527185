import { inEachLanguage } from '@larkwell/contracts/language/language';
import { recordAudit } from '../audit';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { api } from '../http';
import { refuse } from '../refusals';
import { readFileLink } from './file-link';
import { findFile } from './find-file';
import { openFile, typeOf } from './stored-file';

/** A browser's own viewer shows a PDF as an object on a page that it generates. */
const viewerPolicy =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

const words = inEachLanguage(
  {
    linkOver: 'This link no longer works. Go back to the page where you found it.',
    gone: 'This file is no longer available.',
  },
  {
    linkOver: 'Este enlace ya no sirve. Regrese a la página donde lo encontró.',
    gone: 'Este archivo ya no está disponible.',
  },
);

const fileNames: Record<string, string> = {
  'application/pdf': 'larkwell-report.pdf',
  'image/jpeg': 'card.jpg',
};

export const filesRoutes = {
  get: api.files.get.handler(async ({ input: { token }, context }) => {
    const { name, bytes } = await readFile(context.deps, token);
    context.responseHeaders['content-security-policy'] = viewerPolicy;
    const type = typeOf(name);
    return new File([new Uint8Array(bytes)], fileNames[type] ?? 'file', { type });
  }),
};

/** @throws 404 refusal for a link that is not ours or too old, and for a file that is gone or erased */
async function readFile(deps: Deps, token: string): Promise<{ name: string; bytes: Uint8Array }> {
  const name = readFileLink(token, deps.settings.keyring, await readClock(deps.db));
  const file = name ? await findFile(deps, name) : null;
  if (!name || !file) refuse(404, words.linkOver);
  const { key, bookingId } = file;
  const action = bookingId ? 'visit-report-read' : 'insurance-card-read';
  await recordAudit(deps, { actor: 'visitor', action, subject: bookingId ?? name, why: 'signed link' });
  const bytes = await openFile(deps, { name, key });
  return bytes ? { name, bytes } : refuse(404, words.gone);
}
