import { type Rolled, roll, scriptedDice } from '../../../src/dice/index.ts';
import { read } from './read.ts';

/** A written roll with the faces that its dice show, each as its source gives it (a Fate die: 1 to 3); none may be left over. */
export const rollOf = (text: string, ...faces: number[]): Rolled => {
  const source = scriptedDice(faces);
  const rolled = roll(read(text), source);
  const { faces: left } = source.left();
  if (left.length > 0) throw new Error(`'${text}' leaves ${left.join(', ')} over`);
  return rolled;
};
