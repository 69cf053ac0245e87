// npm run -s presses: counts presses and messages against the goals; ends with 1 where one is missed. Words pick rows.
import { isReached, type Measured, measured } from './measure.ts';

const all: Measured[] = [];
const only = process.argv.slice(2).join(' ');
for await (const one of measured(({ what }) => what.includes(only))) {
  all.push(one);
  const { what, system, goal, count, why } = one;
  const mark = isReached(one) ? '✓' : '✗';
  console.log(
    `${mark} ${what.padEnd(66)} ${system.padEnd(10)} ${String(typeof count === 'number' ? Math.round(count * 10) / 10 : '–').padStart(4)}  ≤ ${goal}  ${why.split('\n')[0] ?? ''}`,
  );
}
process.exitCode = all.every(isReached) ? 0 : 1;
