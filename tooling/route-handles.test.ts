import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { handlesFile, listSites, writeHandles } from './route-handles.mjs';

it.each(listSites().map((site) => [path.basename(site), site]))(
  '%s: every route is in the committed file that checks who may open it',
  (_name, site) => {
    expect(readFileSync(handlesFile(site), 'utf8')).toBe(writeHandles(site));
  },
);
