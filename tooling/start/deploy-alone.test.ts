import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout, copySources, makeFolder } from './clone';
import { linkClosure, readClosure } from './closure';

describe.each(['shop', 'covid-booking'])('the site %s', (site) => {
  const closure = readClosure(`sites/${site}`);

  it('depends on neither the API nor the other site', () => {
    expect(closure.workspaces.toSorted()).toEqual(
      ['contracts', `sites/${site}`, 'sites/platform', 'ui'].toSorted(),
    );
  });

  it('is built from these workspaces and their packages, with nothing else there', () => {
    const alone = makeFolder(`alone-${site}`);
    try {
      copySources(alone, ['package.json', 'tsconfig.json', ...closure.workspaces], (file) => {
        return !/\/(build|e2e)$/.test(file);
      });
      linkClosure(alone, closure);
      const remix = path.join(checkout, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
      execFileSync(process.execPath, [remix, 'vite:build'], {
        cwd: path.join(alone, 'sites', site),
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: 'pipe',
      });
      expect(existsSync(path.join(alone, 'sites', site, 'build', 'server', 'index.js'))).toBe(true);
    } finally {
      rmSync(alone, { recursive: true, force: true });
    }
  });
});
