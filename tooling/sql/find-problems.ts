import path from 'node:path';
import { compare } from './compare';
import type { Description } from './describe';
import type { Finding, Statement } from './statements';
import type ts from './typescript';

export interface Problem {
  file: string;
  line: number;
  message: string;
}

interface Checked {
  statements: readonly Statement[];
  findings: readonly Finding[];
  describe: (statement: Statement) => Description;
  /** Files with statements that cannot be read, and how many. */
  beyond: Readonly<Record<string, { count: number }>>;
}

/** All problems, each once, by file and line. */
export function findProblems(root: string, { statements, findings, describe, beyond }: Checked): Problem[] {
  const at = (place: ts.Node, message: string): Problem => {
    const file = place.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(place.getStart());
    return { file: path.relative(root, file.fileName), line: line + 1, message };
  };
  const unread = findings.map(({ place, message }) => at(place, message));
  const counts = new Map<string, number>();
  for (const { file } of unread) counts.set(file, (counts.get(file) ?? 0) + 1);
  const miscounted = Object.entries(beyond)
    .filter(([file, { count }]) => counts.get(file) !== count)
    .map(([file, { count }]) => ({
      file,
      line: 1,
      message: `tooling/sql/beyond.ts says that ${count} statements cannot be read here; they are ${counts.get(file) ?? 0}`,
    }));
  const wrong = statements.flatMap((statement) =>
    compare(statement, describe(statement)).map((message) => {
      const callers = statement.callers
        .map((place) => at(place, ''))
        .map(({ file, line }) => `${file}:${line}`);
      return at(statement.place, callers.length ? `${message} (called by ${callers.join(', ')})` : message);
    }),
  );
  const all = [...unread.filter(({ file }) => !beyond[file]), ...miscounted, ...wrong];
  const byText = new Map(
    all.map((problem) => [`${problem.file}:${problem.line} ${problem.message}`, problem]),
  );
  return [...byText.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
