import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * `npm install` runs this last: it points Git at `.githooks`. Outside a Git checkout, or if another hooks folder is
 * set, it does nothing. It never fails an install.
 */
const cwd = fileURLToPath(new URL('..', import.meta.url));
const git = (/** @type {string[]} */ ...args) => spawnSync('git', args, { cwd, encoding: 'utf8' });

const isOwnCheckout = git('rev-parse', '--show-prefix').stdout === '\n';
if (isOwnCheckout && git('config', 'core.hooksPath').stdout === '') {
  git('config', 'core.hooksPath', '.githooks');
}
