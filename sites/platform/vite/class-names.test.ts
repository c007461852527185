import { describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.mjs';

const ui = new URL('../../../ui/src', import.meta.url).pathname;
const name = shortClassNames([ui]);
const css = '.box { gap: 1rem } .box:hover, .title { margin: 0.5rem } .box > .text { color: red }';

describe('a class of a CSS module', () => {
  const button = `${ui}/button/button.module.css`;
  const card = `${ui}/card/card.module.css`;

  it('differs from the others in its file and in other files', () => {
    const names = ['box', 'title', 'text'].flatMap((each) => [
      name(each, button, css),
      name(each, card, css),
    ]);
    expect(new Set(names).size).toBe(6);
    for (const each of names) expect(each).toMatch(/^[a-z]{2}-\w$/);
  });

  it('differs from keyframes, which differ from each other', () => {
    const moving = `${css} @keyframes drain { to { scale: 0 } } @keyframes appear { to { opacity: 1 } }`;
    const names = ['box', 'title', 'text', 'drain', 'appear'].map((each) => name(each, button, moving));
    expect(new Set(names).size).toBe(5);
    expect(() => name('gone', button, moving)).toThrow('no class or keyframes called gone');
  });

  it('has the same name in the browser and server builds', () => {
    expect(shortClassNames([ui])('title', `${button}?used`, css)).toBe(name('title', button, css));
  });

  it('of an uncounted file stops the build', () => {
    expect(() => name('box', '/elsewhere.module.css', css)).toThrow('/elsewhere.module.css is in none');
  });
});
