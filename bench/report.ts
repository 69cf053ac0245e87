import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Figure, reached, type Target, type Unit } from './figure.ts';
import { type Machine, root } from './machine.ts';
import type { Failed, Measured } from './measure.ts';

export interface Report extends Machine {
  readonly smoke: boolean;
  readonly figures: readonly (Figure & { readonly reached: boolean | null })[];
  readonly failed: readonly Failed[];
}

export function reportOf(machine: Machine, smoke: boolean, { figures, failed }: Measured): Report {
  const judged = figures.map((figure) => ({ ...figure, reached: reached(figure) }));
  return { ...machine, smoke, figures: judged, failed };
}

/** Three digits that mean something. */
const rounded = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3));
const written = (value: number, unit: Unit) => `${rounded(value)}${unit === '×' ? '' : ' '}${unit}`;

function targetText(target: Target | null, unit: Unit): string {
  if (target === null) return '';
  return `${target.under ? 'under' : 'at most'} ${target.limit}${unit === '×' ? '' : ' '}${unit}`;
}

const verdict = (of: boolean | null) => (of === null ? '' : of ? 'yes' : 'NO');

/** The figures as a table for people, the details of each below it, and what failed at the end. */
export function tableOf({ figures, failed, smoke, ...machine }: Report): string {
  const rows = figures.map((figure) => ({
    cells: [
      figure.work,
      written(figure.value, figure.unit),
      targetText(figure.target, figure.unit),
      smoke ? '' : verdict(figure.reached), // so few samples say nothing
    ],
    details: Object.entries(figure.details)
      .map(([name, value]) => `${name} ${rounded(value)}`)
      .join(', '),
  }));
  const heads = ['work', 'figure', 'target', 'reached'];
  const widths = heads.map((head, at) =>
    Math.max(head.length, ...rows.map(({ cells }) => cells[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [
    `${machine.commit} on ${machine.cpu}, ${machine.cores} cores, Node.js ${machine.node}`,
    '',
    line(heads),
    line(widths.map((width) => '-'.repeat(width))),
    ...rows.flatMap(({ cells, details }) => [line(cells), ...(details === '' ? [] : [`    ${details}`])]),
    ...failed.map(({ work, why }) => `${work}: FAILED: ${why}`),
  ].join('\n');
}

/** Keeps a report in the repository, under the day of the commit it tells of. Gives the file's name. */
export async function save(report: Report): Promise<string> {
  const folder = join(root, 'bench', 'results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${report.committed.slice(0, 10)}.json`);
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  return file;
}
