/* global document, Image, MediaRecorder, Blob, btoa -- `draw` runs in a page */
// Draws the films of films.mjs in Chromium and writes them to public/videos: `npx tsx tooling/films/record.mjs`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../chromium.mjs';
import { captionsOf, films, secondsOfStep } from './films.mjs';
import { drawingOf, ground, hues, posterOf } from './poster.mjs';

const folder = fileURLToPath(new URL('../../sites/shop/public/videos/', import.meta.url));
const browser = await chromium.launch({
  executablePath: (await findChromium()) ?? undefined,
  args: chromiumArguments,
});
const page = await browser.newPage();
// One at a time: each is recorded as it plays, and a busy machine would leave pictures out.
for (const [name, film] of Object.entries(films)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="640" height="480">${drawingOf(film)}</svg>`;
  const base64 = await page.evaluate(draw, {
    ...{ svg, steps: film.steps, seconds: secondsOfStep },
    ...{ deep: hues.deep, ground },
  });
  writeFileSync(`${folder}${name}.webm`, Buffer.from(base64, 'base64'));
  writeFileSync(`${folder}${name}.vtt`, captionsOf(film));
  writeFileSync(`${folder}${name}.svg`, posterOf(film));
}
await browser.close();

/**
 * Runs in the page: plays the steps on a canvas and records it.
 *
 * @param {{ svg: string, steps: string[], seconds: number, deep: string, ground: string }} film
 */
async function draw({ svg, steps, seconds, deep, ground }) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser does not draw.');
  const kit = new Image();
  kit.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await kit.decode();
  const recorder = new MediaRecorder(canvas.captureStream(12), {
    mimeType: 'video/webm;codecs=vp8',
    videoBitsPerSecond: 160_000,
  });
  /** @type {Blob[]} */
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const began = performance.now();
  const frame = () => {
    const now = (performance.now() - began) / 1000;
    const step = Math.min(steps.length - 1, Math.floor(now / seconds));
    brush.fillStyle = ground;
    brush.fillRect(0, 0, 640, 360);
    brush.drawImage(kit, 160, 4, 320, 240);
    brush.fillStyle = deep;
    steps.forEach((_, index) => {
      brush.globalAlpha = index <= step ? 1 : 0.2;
      brush.fillRect(120 + index * 68, 254, 58, 8);
    });
    brush.globalAlpha = Math.min(1, (now - step * seconds) * 3);
    brush.textAlign = 'center';
    brush.fillStyle = '#14262b';
    brush.font = '600 22px sans-serif';
    brush.fillText(`${step + 1}. ${steps[step]}`, 320, 312, 600);
    brush.globalAlpha = 1;
  };
  frame();
  recorder.start();
  const timer = setInterval(frame, 80);
  await new Promise((resolve) => setTimeout(resolve, steps.length * seconds * 1000));
  clearInterval(timer);
  await new Promise((resolve) => {
    recorder.onstop = resolve;
    recorder.stop();
  });
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
