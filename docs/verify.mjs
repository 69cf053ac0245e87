// Rolls the dice of Turnkeeper again; docs/proof.md says how they are reckoned.
//   node docs/verify.mjs SECRET INTERACTION SIDES…   from a campaign's secret that has been made public
//   node docs/verify.mjs seed SEED SIDES…            from the seed of one roll
// SIDES: of each die in the order in which they were rolled; c52 for a card drawn from 52; 0 leaves a place out.
import { createHash } from 'node:crypto';

const sha256 = (data) => createHash('sha256').update(data).digest();
const [first, second = '', ...sides] = process.argv.slice(2);
const plain = first === 'seed';
if (sides.length === 0 || !sides.every((text) => /^(c[1-9]\d{0,5}|\d{1,9})$/.test(text))) {
  console.error('node docs/verify.mjs SECRET INTERACTION SIDES…, such as 6 6 6 20 c52');
  process.exit(1);
}
const seed = plain ? second : sha256(`${first}:${second}`).toString('hex');
const key = sha256(seed);

function block(stream, number, attempt) {
  const numbers = Buffer.alloc(12);
  for (const [at, value] of [stream, number, attempt].entries()) numbers.writeUInt32BE(value, at * 4);
  return sha256(Buffer.concat([key, numbers]));
}
function draw(stream, index, faces, attempt = 0) {
  const word = block(stream, Math.floor(index / 8), attempt).readUInt32BE((index % 8) * 4);
  return word < 2 ** 32 - (2 ** 32 % faces) ? (word % faces) + 1 : draw(stream, index, faces, attempt + 1);
}
function die(index, faces) {
  const byte = block(2, Math.floor(index / 32), 0)[index % 32];
  return faces <= 32 && byte < 256 - (256 % faces) ? (byte % faces) + 1 : draw(0, index, faces);
}

if (!plain) console.log(`hash ${sha256(first).toString('hex')}`);
console.log(`seed ${seed}`);
for (const [index, text] of sides.entries()) {
  const faces = Number(text.replace('c', ''));
  if (text.startsWith('c'))
    console.log(`card ${index + 1}: number ${draw(1, index, faces)} of ${faces} in the pile`);
  else if (faces > 0) console.log(`die ${index + 1} (d${faces}): ${die(index, faces)}`);
}
