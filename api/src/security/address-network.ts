import { isIPv6 } from 'node:net';

const words = 8;
const networkWords = 4;

/**
 * What a limit counts by: an IPv4 address, or the /64 of an IPv6 address, since one visitor has all of it. An
 * IPv4 address written as IPv6 counts as itself. Anything else stays as it is.
 */
export function networkOf(address: string): string {
  const bare = address.split('%', 1)[0]!.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(bare)) return bare;
  const all = expand(bare);
  const isMapped = all.slice(0, 5).every((word) => word === 0) && all[5] === 0xffff;
  if (isMapped) return [all[6]! >> 8, all[6]! & 255, all[7]! >> 8, all[7]! & 255].join('.');
  return `${all
    .slice(0, networkWords)
    .map((word) => word.toString(16))
    .join(':')}::/64`;
}

function expand(address: string): number[] {
  // A URL always spells an IPv6 address in hex groups, even one that ends in dotted decimals.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const parse = (text: string) => (text ? text.split(':').map((word) => parseInt(word, 16)) : []);
  if (tail === undefined) return parse(head);
  const [start, end] = [parse(head), parse(tail)];
  return [...start, ...Array<number>(words - start.length - end.length).fill(0), ...end];
}
