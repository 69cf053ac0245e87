import { singleBlanks } from '../../../engine/text.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { suffer } from '../attack/damage.ts';
import { addCondition } from '../conditions/change.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { armourAgainstSurroundings } from '../turn/hazard.ts';
import type { Act } from './act.ts';

const feetToDamage = 10;
const mostFeet = 10_000;

/** Somebody falls so many feet: 1 Damage for each full ten, less Armour, and Prone however short it was (S100). */
export function fallFrom(tx: Tx<Scene>, target: CharacterId, feet: number): void {
  const fighter = tx.state.fight?.fighters[target];
  if (fighter !== undefined) fighter.manner = null; // which is what the fall says
  const damage = Math.floor(feet / feetToDamage);
  const armour = armourAgainstSurroundings(tx.now, target);
  const dealt = Math.max(0, damage - armour);
  tell(tx, 'fell', { target, feet, damage, armour, dealt });
  addCondition(tx, target, { id: 'prone', source: null, cause: 'fall', duration: untilRemoved });
  suffer(tx, target, dealt);
}

/** '35', '35 feet', '35 ft'. Null where it is no number of feet. */
function readFeet(text: string | null): number | null {
  const [, digits] = /^(\d{1,5}) ?(?:feet|foot|ft\.?|')?$/i.exec(singleBlanks(text ?? '')) ?? [];
  const feet = Number(digits);
  return digits !== undefined && feet >= 1 && feet <= mostFeet ? feet : null;
}

/** Falling happens to people at any time, whatever else holds them. */
export const fall: Act = {
  id: 'fall',
  cost: 'nothing',
  when: 'anytime',
  evenHelpless: true,
  words: 'needed',
  whyNot: (_scene, { detail }) =>
    readFeet(detail) === null ? refusal('noFeet', { text: detail, most: mostFeet }) : null,
  run(tx, { actor, detail }) {
    const feet = readFeet(detail);
    if (feet !== null) fallFrom(tx, actor, feet);
  },
};
