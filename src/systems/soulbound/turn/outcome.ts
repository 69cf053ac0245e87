import type { Tx } from '../../../engine/tx.ts';
import type { Character } from '../character/schema.ts';
import { difficultyOf, poolOf } from '../numbers/index.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { aboutDeath, deathDn } from './death.ts';

/**
 * The fight is over: how the heroes have come through it (but for those whose death has just been `told`), what it has cost, who is
 * dying, and for the GM which foes are alive.
 */
export function tellEnd(tx: Tx<Scene>, told: readonly CharacterId[]): void {
  const now = tx.snapshot();
  if (now.fight === null) return;
  const heroes = fightersIn(now).filter((id) => fighterIn(now, id)?.side === 'players');
  const { now: left, max } = now.party.soulfire;
  tell(tx, 'fightEnded', {
    rounds: now.fight.order.round,
    heroes: heroes
      .filter((id) => isHurt(character(now, id)) && !told.includes(id))
      .map((id) => hurtOf(now, id)),
    soulfire: { spent: now.fight.soulfire ?? 0, left, max },
  });
  for (const id of heroes) tellDying(tx, id);
  const foes = passing(now).filter(({ id }) => !character(now, id).dead && !(now.kept ?? []).includes(id));
  if (foes.length > 0) tell(tx, 'foesAlive', { names: foes.map(({ name }) => name) }, 'gm');
}

/** Those foes who live in the fight alone, in it or gone from it. */
const passing = ({
  fight,
  characters,
}: Scene): readonly { readonly id: CharacterId; readonly name: string }[] =>
  Object.entries(fight?.fighters ?? {})
    .filter(
      ([id, { passing: only, side }]) => only === true && side === 'foes' && Object.hasOwn(characters, id),
    )
    .map(([id]) => ({ id, name: characters[id]?.name ?? id }));

const isHurt = ({ toughness, wounds, dead }: Character): boolean =>
  dead || toughness.now < toughness.max || wounds.now > 0;

function hurtOf(scene: Scene, id: CharacterId) {
  const { name, toughness, wounds, dead, mortal } = character(scene, id);
  const more = wounds.now - (fighterIn(scene, id)?.wounded ?? wounds.now);
  return { name, toughness, wounds, more: Math.max(0, more), dead, mortal: mortal !== null };
}

/** A hero is dying as they leave the fight, or as it ends: no turn brings the Death Test now (S104), so it is told how it is made. */
export function tellDying(tx: Tx<Scene>, actor: CharacterId): void {
  const now = tx.snapshot();
  const { mortal, dead } = character(now, actor);
  const fighter = fighterIn(now, actor);
  if (mortal === null || dead || fighter?.side !== 'players' || fighter.fleeting === true) return;
  const about = aboutDeath(now, actor);
  const dn = deathDn(mortal);
  tell(tx, 'dying', {
    actor,
    dice: poolOf(now, about).total,
    difficulty: difficultyOf(now, dn.difficulty, about).total,
    complexity: dn.complexity,
    soulfire: now.party.soulfire.now,
  });
}
