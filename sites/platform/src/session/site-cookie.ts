/**
 * The attributes of a site's cookie. Browsers ignore ports, so the sites differ by prefix. If the public URL is https,
 * the name is bound to the host (`__Host-`) and the cookie is Secure.
 *
 * @param name with the site's prefix, such as `visit_session`
 */
export function siteCookie(name: string, publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: secure ? `__Host-${name}` : name,
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secure,
  };
}
