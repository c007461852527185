// Loaded before the API by `--import`: kills the process, as a power cut would, at the named point.
const place = process.env.KILL_AT;

Object.assign(globalThis, {
  larkwellFailpoint(/** @type {string} */ reached) {
    if (reached !== place) return undefined;
    process.kill(process.pid, 'SIGKILL');
    return new Promise(() => {});
  },
});
