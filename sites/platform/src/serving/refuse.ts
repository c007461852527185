import type { Language } from '@larkwell/contracts/language/language';
import { UPLOAD_MEGABYTES } from '@larkwell/contracts/numbers/visits';
import type { ServerResponse } from 'node:http';
import { languageOf } from '../language/language-of-address';

const english = {
  400: ['This address does not work', 'Check the address you typed, or start again from the first page.'],
  403: [
    'This form could not be sent',
    'The form came from another website, so nothing was saved. Go to our site and fill in the form there.',
  ],
  405: [
    'Nothing can be sent to this address',
    'Nothing was saved. Go back to the page you came from, or start again from the first page.',
  ],
  413: [
    'That is too large to send',
    `A picture can be at most ${UPLOAD_MEGABYTES} MB. Nothing was saved. Go back and choose a smaller file.`,
  ],
} as const;

type Refused = keyof typeof english;

const spanish: Record<Refused, readonly [string, string]> = {
  400: ['Esta dirección no funciona', 'Revise la dirección que escribió o empiece en la primera página.'],
  403: [
    'No se pudo enviar este formulario',
    'El formulario vino de otro sitio web y no se guardó nada. Vaya a nuestro sitio y llénelo ahí.',
  ],
  405: [
    'No se puede enviar nada a esta dirección',
    'No se guardó nada. Vuelva a la página de donde vino o empiece en la primera página.',
  ],
  413: [
    'Es demasiado grande para enviarlo',
    `Una foto puede tener hasta ${UPLOAD_MEGABYTES} MB. No se guardó nada. Regrese y elija un archivo más pequeño.`,
  ],
};

const pages = {
  en: { sentences: english, first: 'First page', home: '/' },
  es: { sentences: spanish, first: 'Primera página', home: '/es' },
};

/** A whole page in plain HTML, with a link to the first page. */
export function refusalPage(status: Refused, language: Language): string {
  const { sentences, first, home } = pages[language];
  const [title, text] = sentences[status];
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${home}">${first}</a></p></main></body></html>`;
}

/** Answers with a plain page, without Remix, and closes the connection, since the rest of the body is not wanted. */
export function refuse(response: ServerResponse, status: Refused): void {
  const body = refusalPage(status, languageOf(response.req.url?.split('?', 1)[0] ?? '/'));
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}
