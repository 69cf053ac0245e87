// `node tools/run.mjs JOB [ARGUMENTS…]`: sets up what the job needs, then runs it. Every script of package.json comes
// through here, so each works in a fresh clone. Plain JavaScript that Node 20 can read, out of Node's own modules.
import { jobs } from './jobs.mjs';
import { endLike, endWithNpm, run } from './setup/child.mjs';
import { setUp } from './setup/index.mjs';
import { Trouble } from './setup/trouble.mjs';

const [name = '', ...args] = process.argv.slice(2);
const job = jobs[name];

if (!job) {
  console.error(`There is no job '${name}'; there are ${Object.keys(jobs).join(', ')}.`);
  process.exitCode = 1;
} else {
  endWithNpm();
  try {
    const isWhole = args.every((one) => one.startsWith('-'));
    const compile = job.compile === 'whole' ? isWhole : (job.compile ?? false);
    const node = await setUp({ build: job.build, compile });
    endLike(await run(node, [...job.command, ...args]));
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(`\n${error.message}`);
    process.exitCode = 1;
  }
}
