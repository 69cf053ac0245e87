import type { Rule } from '../../../engine/rule.ts';
import type { Tx, Verdict } from '../../../engine/tx.ts';
import type { AfterKill, AfterStrike } from '../attack/hooks.ts';
import { profileOf } from '../character/profile.ts';
import { isOut, mayReact, whyHelpless } from '../conditions/can.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type Reactor, windows } from '../reactions/index.ts';
import { reactionOf, unitNamed } from '../reactions/reacting.ts';
import { type CharacterId, characterIn, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import type { PhaseEffect } from '../turn/hooks.ts';
import { usedThisRound, useThisRound, useUp, whyUsedUp } from '../turn/uses.ts';
import { limitOf } from './acts.ts';
import { meantBy, showSelf, type Working, work } from './effects.ts';
import { isAbout } from './numbers.ts';
import { type Power, useOf } from './schema.ts';

const powersAt = (scene: Scene, id: CharacterId, when: Power['when']): readonly Power[] => {
  const who = characterIn(scene, id);
  return who === null ? [] : profileOf(who).powers.filter((power) => power.when === when);
};

/** A power works by itself, and is told. */
function* happen(tx: Tx<Scene>, working: Working): Rule<void> {
  const { actor, power } = working;
  showSelf(tx, working);
  tell(tx, 'powerWorks', { actor, power: power.name, text: power.text });
  yield* work(tx, working);
}

/** What comes of somebody's hits, and of their critical ones. */
export const powersHit: AfterStrike = function* (tx, about, { hit, crit }) {
  const { actor, target } = about;
  if (!hit) return;
  const now = tx.snapshot();
  const powers = [...powersAt(now, actor, 'hits'), ...(crit ? powersAt(now, actor, 'crits') : [])];
  for (const power of powers.filter(({ only }) => isAbout(now, only, about))) {
    if (isOut(tx.now, target) && power.radius === null) continue;
    yield* happen(tx, { actor, power, target, reaction: null });
  }
};

/** What an attack on somebody brings upon whoever made it: a reaction, once a round. */
export const powersStrikeBack: Reactor = (scene, window, { actor, target, kind }) => {
  const owner = window === windows.attackOver ? unitNamed(scene, target) : null;
  const foe = unitNamed(scene, actor);
  if (owner === null || foe === null || !mayReact(scene, owner)) return [];
  if (kind !== 'melee' && kind !== 'ranged' && kind !== 'subdue') return [];
  return powersAt(scene, owner, 'struck')
    .filter((power) => isAbout(scene, power.only, { actor: foe, kind }) && isOpen(scene, owner, power))
    .map((power) => {
      const limited = limitOf(power);
      const strikesBack = function* (tx: Tx<Scene>): Rule<Verdict> {
        useThisRound(tx, owner, useOf(power));
        if (limited !== null) useUp(tx, owner, limited.use, limited.limit);
        yield* happen(tx, { actor: owner, power, target: foe, reaction: reactionBy(kind) });
        return 'goesOn';
      };
      const params = { name: power.name, text: power.text };
      return reactionOf(scene, owner, useOf(power), params, strikesBack, { likely: limited === null });
    });
};

const reactionBy = (kind: AttackAbout['kind']): AttackAbout['reaction'] =>
  kind === 'ranged' ? 'returnFire' : 'riposte';

function isOpen(scene: Scene, owner: CharacterId, power: Power): boolean {
  if (usedThisRound(scene, owner, useOf(power))) return false;
  const limited = limitOf(power);
  return limited === null || whyUsedUp(scene, owner, limited.use, limited.limit, power.name) === null;
}

/** What somebody does by being there, where their side's phase begins. */
export const powersGlow: PhaseEffect = function* (tx, side) {
  let now = tx.snapshot();
  for (const actor of unitsIn(now)) {
    if (unitIn(now, actor)?.side !== side) continue;
    for (const power of powersAt(now, actor, 'phase')) {
      if (whyHelpless(now, actor) !== null) break;
      const working = { actor, power, target: null, reaction: null };
      if (meantBy(now, working).length === 0) continue;
      yield* happen(tx, working);
      now = tx.snapshot();
    }
  }
};

/** What somebody's end does to others. */
export const powersAtTheEnd: AfterKill = function* (tx, actor) {
  for (const power of powersAt(tx.snapshot(), actor, 'falls')) {
    yield* happen(tx, { actor, power, target: null, reaction: null });
  }
};
