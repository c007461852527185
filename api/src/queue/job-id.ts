import { randomBytes } from 'node:crypto';

let millisecond = 0;
let count = 0;

/**
 * A UUID (version 7) that sorts after every earlier one of this process. pg-boss takes jobs of one transaction, which
 * share their time, in the order of their ids.
 */
export function makeJobId(): string {
  const now = Date.now();
  const isNew = now > millisecond || count === 0xfff;
  millisecond = isNew ? Math.max(now, millisecond + 1) : millisecond;
  count = isNew ? 0 : count + 1;
  const time = millisecond.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random[0] = 0x80 | (random[0]! & 0x3f);
  const rest = random.toString('hex');
  const third = `7${count.toString(16).padStart(3, '0')}`;
  return [time.slice(0, 8), time.slice(8), third, rest.slice(0, 4), rest.slice(4)].join('-');
}
