// `npm run bench [-- --smoke] [-- --only NAME] [-- --json] [-- --save]`: measures, and says what was to be reached.
import { parseArgs } from 'node:util';
import { scaleOf } from './figure.ts';
import { thisMachine } from './machine.ts';
import { measureAll } from './measure.ts';
import { reportOf, save, tableOf } from './report.ts';
import { works } from './works/index.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

const unknown = values.only.find((name) => !works.some((work) => work.name === name));
if (unknown !== undefined) {
  console.error(`There is no work '${unknown}'; there are ${works.map((work) => work.name).join(', ')}.`);
  process.exit(1);
}
if (values.save && (values.smoke || values.only.length > 0)) {
  console.error('Only a whole run is worth keeping: --save goes with neither --smoke nor --only.');
  process.exit(1);
}

const machine = thisMachine();
const wanted = works.filter(({ name }) => values.only.length === 0 || values.only.includes(name));
const measured = await measureAll(wanted, scaleOf(values.smoke), console.error);
const report = reportOf(machine, values.smoke, measured);
console.log(values.json ? JSON.stringify(report, null, 2) : `\n${tableOf(report)}`);
if (values.save && report.failed.length > 0) console.error('Not kept: some of the work failed.');
else if (values.save) console.error(`kept in ${await save(report)}`);
// A glance at whether all runs proves nothing about how fast it is.
const slow = !values.smoke && report.figures.some(({ reached }) => reached === false);
// Said at once: a process left to end by itself ends with 0, whatever its code is, where an embedded PostgreSQL has been loaded.
if (slow || report.failed.length > 0) process.exit(1);
