const width = 'storybook'.length + 2;

/**
 * One line of output: its source and its text.
 *
 * @param {string} name
 * @param {string} text
 */
export const lineOf = (name, text) => `${name.padEnd(width)}${text}`;

/** Banners, boxes and answered requests: they are in the log files. */
const noise =
  /^\s*(➜|VITE v|[│┌└├╭╰─◇●■▲]|info\s|at .*(node_modules|node:internal|node:events)|\{"time":.*"status":[1-4])/;

/**
 * A line of a process without its colors.
 *
 * @param {string} line
 * @returns {string | undefined} undefined for a line that is not worth showing
 */
export function worthShowing(line) {
  // eslint-disable-next-line no-control-regex -- colors are control characters
  const text = line.replace(/\u001b\[[0-9;]*m/g, '').trimEnd();
  return text.trim() && !noise.test(text) ? text : undefined;
}
