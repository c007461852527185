import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from '../listening';

/** A text message as Twilio's API describes it. */
export interface SentText {
  sid: string;
  status: 'queued';
  to: string;
  from: string;
  body: string;
  date_created: string;
}

export interface TextsOptions {
  port?: number;
  /** Where messages are posted, with the user name and password that are accepted. */
  address: string;
}

export interface Texts extends Listening {
  /** Every message so far, in order. */
  sent: SentText[];
}

/** The newest ones that are kept. */
const most = 500;

/**
 * Starts a stand-in for Twilio's Messages resource on 127.0.0.1. Its first page shows the messages; a GET of the
 * resource lists them, newest first.
 */
export async function startTexts({ port, address }: TextsOptions): Promise<Texts> {
  const { pathname, username, password } = new URL(address);
  const expected = `Basic ${Buffer.from([username, password].map(decodeURIComponent).join(':')).toString('base64')}`;
  const sent: SentText[] = [];
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stand-in').pathname;
    if (path === '/') return showPage(response, sent);
    if (path !== pathname) return refuse(response, 404, 20404, 'The requested resource was not found');
    if (request.headers.authorization !== expected) return refuse(response, 401, 20003, 'Authenticate');
    if (request.method === 'GET') return answer(response, 200, { messages: sent.toReversed() });
    take(request, response, sent).catch(() => refuse(response, 500, 20500, 'The stand-in failed.'));
  });
  return { ...(await listen(server, port)), sent };
}

async function take(request: IncomingMessage, response: ServerResponse, sent: SentText[]): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const [to, from, body] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  if (!/^\+[1-9]\d{7,14}$/.test(to)) return refuse(response, 400, 21211, "Invalid 'To' Phone Number");
  if (!/^\+[1-9]\d{7,14}$/.test(from)) return refuse(response, 400, 21212, "Invalid 'From' Phone Number");
  if (!body) return refuse(response, 400, 21602, 'Message body is required.');
  if (body.length > 1600)
    return refuse(response, 400, 21617, 'The message body exceeds the 1600 character limit.');
  const sid = `SM${randomBytes(16).toString('hex')}`;
  const message: SentText = { sid, status: 'queued', to, from, body, date_created: new Date().toUTCString() };
  sent.push(message);
  sent.splice(0, sent.length - most);
  answer(response, 201, message);
}

const answer = (response: ServerResponse, status: number, body: object) =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, code: number, message: string) =>
  answer(response, status, {
    code,
    message,
    more_info: `https://www.twilio.com/docs/errors/${code}`,
    status,
  });

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (letter) => escapes[letter]!);

function showPage(response: ServerResponse, sent: SentText[]): void {
  const rows = sent.toReversed().map(({ to, body }) => `<dt>${escaped(to)}</dt><dd>${escaped(body)}</dd>`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text messages</title>
<style>body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}dt{font-weight:600}dd{margin:0 0 1rem}</style>
<h1>Text messages</h1>${rows.length ? `<dl>${rows.join('')}</dl>` : '<p>No text messages yet.</p>'}</html>`,
  );
}
