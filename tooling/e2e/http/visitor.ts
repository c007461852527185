export interface Answer {
  status: number;
  /** Where the visitor ended up, after redirects. */
  url: string;
  type: string;
  text: string;
  /** The addresses of the redirects on the way. */
  redirects: string[];
}

/** A visitor without a browser: keeps cookies, follows redirects, has its own IP address. */
export class HttpVisitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    readonly site: string,
    private readonly address: string,
  ) {}

  get(path: string): Promise<Answer> {
    return this.ask(new URL(path, this.site), { method: 'GET' });
  }

  /** Sends a form as a browser does. */
  post(path: string, fields: [name: string, value: string][], isMultipart = false): Promise<Answer> {
    const url = new URL(path, this.site);
    const body = isMultipart ? new FormData() : new URLSearchParams();
    for (const [name, value] of fields) body.append(name, value);
    return this.ask(url, { method: 'POST', body, headers: { origin: url.origin } });
  }

  private async ask(url: URL, init: RequestInit): Promise<Answer> {
    const redirects: string[] = [];
    let next = url;
    let request = init;
    for (;;) {
      const headers = new Headers(request.headers);
      headers.set('cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
      headers.set('x-forwarded-for', this.address);
      const response = await fetch(next, { ...request, headers, redirect: 'manual' });
      this.keepCookies(response);
      const location = response.headers.get('location');
      const isAway = location !== null && new URL(location, next).origin !== url.origin;
      if (!location || isAway || redirects.length === 10) {
        const text = await response.text();
        const type = response.headers.get('content-type') ?? '';
        if (isAway) redirects.push(location);
        return { status: response.status, url: next.href, type, text, redirects };
      }
      await response.arrayBuffer();
      redirects.push(location);
      next = new URL(location, next);
      request = { method: 'GET' };
    }
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (!name) continue;
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value!);
    }
  }
}
