// Rolls the dice of Turnkeeper again; docs/proof.md says how they are reckoned.
//   node docs/verify.mjs SECRET NUMBER INTERACTION SIDES…   from a campaign's secret that has been made public
//   node docs/verify.mjs seed SEED SIDES…                   from the seed of one roll
// SIDES: of each die in the order in which they were rolled; 0 for a card, which takes a place but is no die.
import { createHash } from 'node:crypto';

const sha256 = (data) => createHash('sha256').update(data).digest();
const hex = (bytes) => bytes.toString('hex');
const [first, second = '', ...rest] = process.argv.slice(2);
const plain = first === 'seed';
const [interaction, ...sides] = plain ? ['', ...rest] : rest;
if (sides.length === 0 || !sides.every((text) => /^\d{1,9}$/.test(text))) {
  console.error('node docs/verify.mjs SECRET NUMBER INTERACTION SIDES…, such as 6 6 6 20');
  process.exit(1);
}
const seed = plain ? second : hex(sha256(`${first}:${second}:${interaction}`));
const key = sha256(seed);

function block(stream, number, attempt) {
  const numbers = Buffer.alloc(12);
  for (const [at, value] of [stream, number, attempt].entries()) numbers.writeUInt32BE(value, at * 4);
  return sha256(Buffer.concat([key, numbers]));
}

function die(index, faces) {
  const byte = block(2, Math.floor(index / 32), 0)[index % 32];
  if (faces <= 32 && byte < 256 - (256 % faces)) return (byte % faces) + 1;
  for (let attempt = 0; ; attempt++) {
    const word = block(0, Math.floor(index / 8), attempt).readUInt32BE((index % 8) * 4);
    if (word < 2 ** 32 - (2 ** 32 % faces)) return (word % faces) + 1;
  }
}

if (!plain) console.log(`hash ${hex(sha256(first))}`);
console.log(`seed ${seed}`);
for (const [index, text] of sides.entries())
  if (Number(text) > 0) console.log(`die ${index + 1} (d${text}): ${die(index, Number(text))}`);
