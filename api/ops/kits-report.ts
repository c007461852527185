import { readFile } from 'node:fs/promises';
import { reportValuesSchema } from '@larkwell/contracts/reports/reports';
import { attachReport } from '../src/reports';
import { UsageError, type Command } from './command';

export const kitsReport: Command = {
  name: 'kits report',
  usage: '<kit id> <values.json>',
  summary: 'file the lab’s findings for a registered kit',
  async run(deps, [kitId, file], actor) {
    if (!kitId || !file) throw new UsageError();
    const findings = reportValuesSchema.safeParse(await readJson(file));
    if (!findings.success) {
      const faults = findings.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
      throw new Error(`${file} is not a report:\n${faults.join('\n')}`);
    }
    const id = await attachReport(deps, { kitId, findings: findings.data, actor });
    return `Report ${id} is attached to kit ${kitId}.`;
  },
};

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`The file ${file} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
}
