export interface CapturedMail {
  to: string;
  /** The header; empty without one. */
  replyTo: string;
  subject: string;
  messageId: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string; content: string }[];
}

interface Part {
  headers: Map<string, string>;
  body: string;
}

/** Reads what nodemailer writes: nested multipart, base64 or quoted-printable, encoded words in the subject. */
export function parseMail(source: string, to: string): CapturedMail {
  const root = splitPart(source);
  const mail: CapturedMail = {
    to,
    replyTo: root.headers.get('reply-to') ?? '',
    subject: decodeWords(root.headers.get('subject') ?? ''),
    messageId: root.headers.get('message-id') ?? '',
    text: '',
    html: '',
    attachments: [],
  };
  for (const part of leaves(root)) {
    const contentType = part.headers.get('content-type') ?? 'text/plain';
    const disposition = part.headers.get('content-disposition') ?? '';
    const content = decodeBody(part);
    if (/^(attachment|inline)/.test(disposition)) {
      const filename = /filename="?([^";]+)/.exec(disposition)?.[1] ?? '';
      mail.attachments.push({ filename, contentType, content });
    } else if (contentType.startsWith('text/html')) mail.html = content;
    else if (contentType.startsWith('text/plain')) mail.text = content;
  }
  return mail;
}

function splitPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const head = source.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split('\r\n').map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  return { headers, body: source.slice(end + 4) };
}

function leaves(part: Part): Part[] {
  const boundary = /boundary="?([^";]+)/.exec(part.headers.get('content-type') ?? '')?.[1];
  if (!boundary) return [part];
  const pieces = part.body.split(`--${boundary}`).slice(1, -1);
  return pieces.flatMap((piece) => leaves(splitPart(piece.replace(/^\r\n/, '').replace(/\r\n$/, ''))));
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  return decodeQuoted(body.replace(/=\r\n/g, ''));
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuoted(word.replace(/_/g, ' ')),
  );
}
