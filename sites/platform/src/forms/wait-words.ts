const minute = 60;
const hour = 60 * minute;

/** A wait in whole minutes or, if it is long, in hours: never less than `seconds`. Empty without a wait. */
export function waitWords(seconds: number | undefined): string {
  if (!seconds || seconds <= 0) return '';
  const [count, unit] =
    seconds <= 2 * hour ? [Math.ceil(seconds / minute), 'minute'] : [Math.ceil(seconds / hour), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
