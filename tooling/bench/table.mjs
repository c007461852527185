/**
 * @param {string[]} head
 * @param {(string | number)[][]} rows
 * @returns {string} a Markdown table
 */
export function printTable(head, rows) {
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const fixed = (/** @type {number} */ number, digits = 1) => number.toFixed(digits);
export const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
