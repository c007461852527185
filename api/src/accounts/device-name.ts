/** The first match wins: a browser built on another one also carries that one's name. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
  [/^(Lynx|ELinks|Links|w3m)\b/, '$1'],
];

const platforms: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

function find(kinds: [RegExp, string][], text: string): string | undefined {
  for (const [pattern, name] of kinds) {
    const found = pattern.exec(text);
    if (found) return name === '$1' ? found[1] : name;
  }
  return undefined;
}

/**
 * Browser and platform in words, such as "Firefox on Windows", from a `User-Agent` header. The result
 * contains no text from the header, so it is safe on a page and in a mail.
 *
 * @returns null when neither is known
 */
export function nameDevice(userAgent: string): string | null {
  const browser = find(browsers, userAgent);
  const platform = find(platforms, userAgent);
  if (!browser && !platform) return null;
  return platform ? `${browser ?? 'A browser'} on ${platform}` : browser!;
}
