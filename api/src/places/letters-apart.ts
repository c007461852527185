/**
 * Slips between two names: a letter too many, too few, another one, or two in the wrong order; `limit + 1` as soon as
 * there are more than `limit`.
 */
export function lettersApart(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let earlier: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      let value = Math.min(replaced, previous[j]! + 1, current[j - 1]! + 1);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) value = Math.min(value, earlier[j - 2]! + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    earlier = previous;
    previous = current;
  }
  return previous[other.length]!;
}
