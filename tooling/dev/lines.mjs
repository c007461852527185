const width = 'storybook'.length + 2;

/**
 * One line of the screen: who says it, and what.
 *
 * @param {string} name
 * @param {string} text
 */
export const lineOf = (name, text) => `${name.padEnd(width)}${text}`;

/** Banners, boxes and requests that were answered: they are in the log files. */
const noise =
  /^\s*(➜|VITE v|[│┌└├╭╰─◇●■▲]|info\s|at .*(node_modules|node:internal|node:events)|\{"time":.*"status":[1-4])/;

/**
 * A line of a process without its colors.
 *
 * @param {string} line
 * @returns {string | undefined} undefined for one that nobody has to read
 */
export function worthShowing(line) {
  // eslint-disable-next-line no-control-regex -- colors are control characters
  const text = line.replace(/\u001b\[[0-9;]*m/g, '').trimEnd();
  return text.trim() && !noise.test(text) ? text : undefined;
}
