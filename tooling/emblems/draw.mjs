// Draws each kit's sign as the PNG that mails carry, into api/src/mails: `npx tsx tooling/emblems/draw.mjs`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawEmblems } from './emblems';

const file = fileURLToPath(new URL('../../api/src/mails/emblem-pictures.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(await drawEmblems(), null, 2)}\n`);
