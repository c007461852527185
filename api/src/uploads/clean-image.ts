import { MAX_IMAGE_PIXELS } from '@larkwell/contracts/numbers/visits';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../security';
import { pictureKinds } from './picture-kinds';

/**
 * Why a picture was refused: it is not a complete picture, is a photo in HEIC that cannot be read, takes too much memory or time, or too many came
 * before it.
 */
export type Uncleaned = 'unreadable' | 'unreadable-heic' | 'too-large' | 'busy';

const turns = createTurns(2);
/** A picture takes a second or two, and a site waits 15 seconds for the answer. */
const mostWaiting = 6;

const seconds = 30;
/**
 * What the operating system allows a decoder, in kilobytes and seconds. Stops files that lie about their
 * size.
 */
const bounds = 'ulimit -c 0; ulimit -d 500000; ulimit -t 10';

const program = fileURLToPath(new URL('./decode-picture.mjs', import.meta.url));
/**
 * Decodes a whole image, turns it upright, shrinks it to 2,000 px and rewrites it as JPEG without metadata,
 * in a process of its own with limited memory and time. Two run at a time, and six wait.
 * @param kinds what is accepted, and the most megapixels of each
 */
export async function cleanImage(
  bytes: Uint8Array,
  kinds: Record<string, { megapixels: number }> = pictureKinds,
): Promise<Buffer | Uncleaned> {
  if (turns.countWaiting() >= mostWaiting) return 'busy';
  return turns.inTurn(() => decode(bytes, kinds));
}

async function decode(bytes: Uint8Array, kinds: object): Promise<Buffer | Uncleaned> {
  const command = [process.execPath, program, JSON.stringify(kinds), String(MAX_IMAGE_PIXELS)];
  // Without our environment, which holds secrets.
  const decoder = spawn('/bin/sh', ['-c', `${bounds}; exec "$@"`, 'sh', ...command], {
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // It stops reading when it has seen enough.
  decoder.stdin.on('error', () => {});
  decoder.stdin.end(bytes);
  const deadline = setTimeout(() => decoder.kill('SIGKILL'), seconds * 1000);
  const outputs = Promise.all([buffer(decoder.stdout), buffer(decoder.stderr)]);
  const code = await waitFor(decoder).finally(() => clearTimeout(deadline));
  const [image, faults] = await outputs;
  if (code === 0) return image;
  if (code === 2) return 'unreadable';
  if (code === 4) return 'unreadable-heic';
  if (code === 3 || code === null) return 'too-large';
  throw new Error(`A picture could not be decoded: ${faults.toString('utf8')}`);
}

/** The process's exit code, or null when it was stopped. @throws when it does not start */
async function waitFor(process: ChildProcess): Promise<number | null> {
  const [code] = (await once(process, 'close')) as [number | null];
  return code;
}
