import { UPLOAD_MEGABYTES } from '@larkwell/contracts/numbers/visits';
import type { ServerResponse } from 'node:http';

const sentences = {
  400: ['This address does not work', 'Check the address you typed, or start from the home page.'],
  403: [
    'This form could not be sent',
    'The form came from another website, so nothing was saved. Go to our site and fill in the form there.',
  ],
  405: [
    'Nothing can be sent to this address',
    'Nothing was saved. Go back to the page you came from, or start from the home page.',
  ],
  413: [
    'That is too large to send',
    `A picture can be at most ${UPLOAD_MEGABYTES} MB. Nothing was saved. Go back and choose a smaller file.`,
  ],
} as const;

type Refused = keyof typeof sentences;

/** A whole page in plain HTML, with a link to the first page. */
export function refusalPage(status: Refused): string {
  const [title, text] = sentences[status];
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="/">First page</a></p></main></body></html>`;
}

/** Answers with a plain page, without Remix, and closes the connection, since the rest of the body is not wanted. */
export function refuse(response: ServerResponse, status: Refused): void {
  const body = refusalPage(status);
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}
