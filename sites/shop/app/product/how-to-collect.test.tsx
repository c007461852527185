import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeProduct } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowToCollect } from './how-to-collect';

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));

test('a film has a poster of its kit and captions', () => {
  const product = makeProduct({ videoURL: '/videos/self-swab.webm' });
  const html = renderToStaticMarkup(<HowToCollect product={product} />);
  const [poster] = /(?<=poster=")[^"]+/.exec(html)!;
  const [captions] = /(?<=<track kind="captions" src=")[^"]+/.exec(html)!;
  expect([poster, captions]).toEqual(['/videos/self-swab.svg', '/videos/self-swab.vtt']);
  for (const file of ['/videos/self-swab.webm', poster, captions])
    expect(existsSync(publicFolder + file)).toBe(true);
});

test('a kit without a film shows its picture and says where to find the steps', () => {
  const html = renderToStaticMarkup(<HowToCollect product={makeProduct({ videoURL: null })} />);
  expect(html).toContain('There is no video for this kit yet.');
  expect(html).not.toContain('<video');
});
