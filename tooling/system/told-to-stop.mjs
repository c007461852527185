export const toldToStop = new Error('told to stop');

/**
 * Aborts when the person ends the run: by Ctrl-C or a signal, or by closing what reads the output. A write that nobody reads
 * would otherwise end the process at once, and leave its parts running.
 *
 * @param {AbortController} stopping
 */
export function stopWhenTold(stopping) {
  const stop = () => stopping.abort(toldToStop);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', stop);
}
