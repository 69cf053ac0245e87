import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { goUpTo } from '../attack/goUp.ts';
import { approach } from '../attack/reach.ts';
import { has } from '../conditions/active.ts';
import { endConditions } from '../conditions/change.ts';
import { type SoulfireUseId, soulfireUses } from '../content/soulfire.ts';
import { halfOf, recoverMettle, recoverToughness } from '../health.ts';
import { spendSoulfire, whyNoSoulfire } from '../party/spend.ts';
import { areClose, type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';
import { alliesOf, person } from './targets.ts';

const nameOf = (use: SoulfireUseId) => rowOf(soulfireUses, use).name;

/** All Mettle comes back at once: at any time, also out of turn and while Incapacitated (S89). */
export const regainMettle: Act = {
  id: 'regainMettle',
  cost: 'nothing',
  when: 'anytime',
  evenHelpless: true,
  refused(scene, actor) {
    const { now, max } = character(scene, actor).mettle;
    return whyNoSoulfire(scene, actor) ?? (now < max ? null : refusal('mettleFull', { actor, max }));
  },
  run(tx, { actor }) {
    spendSoulfire(tx, actor, nameOf('regainMettle'));
    tell(tx, 'mettleRegained', { actor, mettle: recoverMettle(tx, actor) });
  },
};

export const recoverAllToughness: Act = {
  id: 'recoverToughness',
  cost: 'action',
  when: 'anytime',
  refused(scene, actor) {
    const { now, max } = character(scene, actor).toughness;
    return whyNoSoulfire(scene, actor) ?? (now < max ? null : refusal('toughnessFull', { actor, max }));
  },
  run(tx, { actor }) {
    spendSoulfire(tx, actor, nameOf('recoverToughness'));
    tell(tx, 'toughnessRecovered', { actor, toughness: recoverToughness(tx, actor, 'all') });
  },
};

/**
 * Oneself, or an ally within Close Range, is Mortally Wounded no longer, nor Stunned by that, and has half of the Toughness
 * back; the Wounds stay (S26, S63). A Last Stand cannot be cheated any more.
 */
export const cheatDeath: Act = {
  id: 'cheatDeath',
  cost: 'action',
  when: 'anytime',
  refused: (scene, actor) => whyNoSoulfire(scene, actor),
  targets: (scene, actor) =>
    [actor, ...alliesOf(scene, actor).map(({ id }) => id)]
      .filter((id) => isDying(scene, id))
      .map((id): Choice => person(scene, id, whyNotSaved(scene, actor, id))),
  nobody: (_scene, actor) => refusal('nobodyDying', { actor }),
  run(tx, { actor, target }) {
    if (target === null) return;
    const before = tx.snapshot();
    if (target !== actor && !areClose(before, actor, target))
      goUpTo(tx, before, actor, target, approach(before, actor, target).takesMove);
    spendSoulfire(tx, actor, nameOf('cheatDeath'));
    const who = tx.state.characters[target];
    if (who === undefined) return;
    who.mortal = null;
    const half = halfOf(who.toughness.max, tx.now.party.rules);
    tell(tx, 'deathCheated', { actor, target, toughness: recoverToughness(tx, target, half) });
    endConditions(tx, target, ({ id, cause }) => id === 'stunned' && cause === 'mortallyWounded');
  },
};

function isDying(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who !== null && who.mortal !== null && !who.dead;
}

function whyNotSaved(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  if (character(scene, target).lastStand) return refusal('inLastStand', { target });
  if (target === actor) return null;
  const { refused, takesMove } = approach(scene, actor, target);
  if (refused !== null) return refused;
  return takesMove && has(scene, actor, 'stunned') ? refusal('stunnedEither', { actor }) : null;
}
