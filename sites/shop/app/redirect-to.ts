const here = 'https://shop.invalid';
/**
 * Control characters, spaces and backslashes: browsers drop or rewrite them, so the address followed would differ from
 * the one checked.
 */
// eslint-disable-next-line no-control-regex
const bent = /[\u0000-\u0020\u007f-\u00a0\u2000-\u200f\u2028-\u202f\u3000\ufeff\\]/;

const staysHere = (value: string) => {
  if (!value.startsWith('/') || value.startsWith('//') || bent.test(value)) return false;
  try {
    return new URL(value, here).origin === here;
  } catch {
    return false;
  }
};

/**
 * Where to go after a sign-in: a path of this site, or `fallback` if the value is missing or would leave the site. The
 * decoded value is checked too, since a proxy in between may decode it once.
 */
export function safeRedirect(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 500 || !staysHere(value)) return fallback;
  try {
    const path = decodeURIComponent(value.split(/[?#]/)[0]!);
    if (!staysHere(path) || path.includes('//')) return fallback;
  } catch {
    return fallback;
  }
  const { pathname, search, hash } = new URL(value, here);
  return staysHere(pathname) ? pathname + search + hash : fallback;
}
