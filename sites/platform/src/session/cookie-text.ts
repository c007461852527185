type Attributes = { name: string; path: string; httpOnly: boolean; sameSite: 'lax'; secure: boolean };

/** The raw text of a cookie; the values written here need no escaping. */
export function readCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return value.join('=');
  }
  return null;
}

/** A `Set-Cookie` value for text that needs no escaping; Remix's own cookies use base64, which is a third longer. */
export function setCookie(
  { name, path, httpOnly, sameSite, secure }: Attributes,
  text: string,
  maxAge: number,
): string {
  const flags = [httpOnly && 'HttpOnly', sameSite === 'lax' && 'SameSite=Lax', secure && 'Secure'].filter(
    Boolean,
  );
  return [`${name}=${text}`, `Path=${path}`, `Max-Age=${maxAge}`, ...flags].join('; ');
}
