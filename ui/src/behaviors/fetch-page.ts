/**
 * Fetches another page of this site as a document, or `null` if that fails; the caller then lets the browser navigate.
 */
export async function fetchPage(address: string | URL, signal?: AbortSignal): Promise<Document | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal });
    if (!answer.ok || answer.redirected) return null;
    return new DOMParser().parseFromString(await answer.text(), 'text/html');
  } catch {
    return null;
  }
}

/** Loads another page's style sheets that this page lacks; content shown before that would shift. */
export async function bringStyles(page: Document): Promise<void> {
  const coming = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((sheet) => {
    const href = sheet.getAttribute('href') ?? '';
    if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return;
    const mine = document.importNode(sheet, true);
    return new Promise((settled) => {
      for (const end of ['load', 'error']) mine.addEventListener(end, settled);
      document.head.append(mine);
    });
  });
  await Promise.all(coming);
}
