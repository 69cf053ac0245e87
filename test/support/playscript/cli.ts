// npm run -s playscript FILE …: plays scripts, prints what was said, and tells where one does not hold.
import { readFile } from 'node:fs/promises';
import { play } from './play.ts';
import { PlayscriptError } from './script.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run -s playscript -- FILE …');
  process.exit(2);
}
let failed = 0;
for (const file of files) {
  try {
    const { transcript } = await play(await readFile(file, 'utf8'));
    console.log(`${files.length > 1 ? `── ${file}\n` : ''}${transcript}\n`);
  } catch (error) {
    if (!(error instanceof PlayscriptError)) throw error;
    failed += 1;
    const { transcript } = error as PlayscriptError & { transcript?: string };
    if (transcript !== undefined) console.log(transcript);
    console.error(`${file}:${error.line}: ${error.message}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
