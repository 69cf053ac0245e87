// npm run -s phrases: every text for people, by the file it stands in, with an example from the playscripts. Words pick files.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { exampleOf, seenIn } from './examples.ts';
import { textsOf } from './texts.ts';

const root = path.join(import.meta.dirname, '../../..');
const wanted = process.argv.slice(2);
const seen = await seenIn(path.join(root, 'test/playscripts'));
let count = 0;
let shown = 0;
for (const folder of ['commands', 'src']) {
  for (const name of (await readdir(path.join(root, folder), { recursive: true })).sort()) {
    const file = `${folder}/${name}`;
    if (
      !/(?<!\.d)\.ts$/u.test(name) ||
      name.startsWith('generated') ||
      !wanted.every((word) => file.includes(word))
    )
      continue;
    const texts = textsOf(await readFile(path.join(root, file), 'utf8'));
    if (texts.length > 0) console.log(`\n${file}`);
    for (const { text, line } of texts) {
      const example = exampleOf(text, seen);
      count += 1;
      if (example) shown += 1;
      console.log(`${String(line).padStart(5)}  ${text}`);
      if (example && example.line !== text) console.log(`       → ${example.line}  (${example.script})`);
    }
  }
}
console.log(`\n${count} texts, ${shown} of them in a playscript.`);
