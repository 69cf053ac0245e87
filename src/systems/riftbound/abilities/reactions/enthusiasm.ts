import type { Reaction } from '../../../../engine/ruleset.ts';
import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { checkModifiers } from '../../checks/check.ts';
import { rollThreeDice } from '../../checks/threeDice.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { keepRoll } from '../again.ts';

export const lacksSp = (scene: Scene, id: CharacterId): boolean => {
  const person = personIn(scene, id);
  return person !== null && !person.dead && person.sp.now < person.sp.max;
};

const KEEN = 11;

/** Enthusiasm: a WIL check after a successful Attack; on an 11 and more 1 SP comes back. */
export const enthusiasm = (owner: CharacterId): Reaction<Scene> => ({
  id: 'enthusiasm',
  owner,
  params: {},
  refused: null,
  *run(tx) {
    yield* keen(tx, owner);
    return 'goesOn';
  },
});

/** The check itself. One that fails may be rolled again until the next step, for Prestige. */
export function* keen(tx: Tx<Scene>, owner: CharacterId): Rule<void> {
  const modifiers = checkModifiers(tx.now, { actor: owner, attribute: 'will' });
  const { total: dice, ...fallen } = yield* rollThreeDice(tx, { by: owner, label: 'enthusiasm' });
  const total = modifiers.reduce((all, { amount }) => all + amount, dice);
  const person = tx.state.characters[owner];
  if (person?.kind !== 'person') return;
  const before = person.sp.now;
  if (total >= KEEN) person.sp.now = Math.min(person.sp.max, before + 1);
  else keepRoll(tx, owner, { kind: 'enthusiasm' });
  tell(tx, 'enthused', {
    actor: owner,
    rolled: { attribute: 'will', ...fallen, modifiers, total },
    sp: total >= KEEN ? [before, person.sp.now] : null,
  });
}
