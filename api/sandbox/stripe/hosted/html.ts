/** Markup that is already safe. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | Html[] | null | undefined | false;

/** Builds markup; every interpolated text is escaped. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const pieces = strings.map((piece, index) => piece + (index < parts.length ? render(parts[index]) : ''));
  return new Html(pieces.join(''));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map((each) => each.markup).join('');
  return escape(String(part));
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** A complete page of the stand-in, without script. */
export function document(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/hosted.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        ${body}
      </body>
    </html> `.markup;
}

/** Cents as people read them. */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}
