const names = /^(Lynx|Links|ELinks|w3m|edbrowse|Dillo|NetSurf)\b/i;

/** Whether a browser, by its name, is known to send neither `Origin` nor `Sec-Fetch-Site` with a form. */
export const isTextBrowser = (request: Request): boolean =>
  names.test(request.headers.get('user-agent') ?? '');
