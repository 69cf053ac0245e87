import { refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { forPhases, forRounds } from '../../../../engine/uses/index.ts';
import type { Act } from '../../acts/act.ts';
import { areaDamage, areaTiles, unitsOn } from '../../attack/area.ts';
import { dealDamage, gainShield, heal } from '../../attack/damage.ts';
import { focusOn } from '../../attack/focused.ts';
import { profileOf } from '../../character/profile.ts';
import { isPsychological, isWounded } from '../../conditions/active.ts';
import { gain, lose } from '../../conditions/change.ts';
import type { ConditionId } from '../../content/conditions.ts';
import { putTile } from '../../field/ground.ts';
import { agilityLeft, speedOf } from '../../move/mover.ts';
import { wholeGridOf } from '../../move/terrain.ts';
import { ruleOf } from '../../party/rules.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { owe } from '../../turn/owed.ts';
import { whyUsedUp } from '../../turn/uses.ts';
import { willOf } from '../../will/attack.ts';
import { ability } from '../ability.ts';
import { centresFor, tileTyped, unitsFor, whyNotFreeTile } from '../aims.ts';
import { makeArea } from '../areas.ts';
import { addEffect } from '../effects.ts';
import { hasMod, knows, limitOf } from '../limits.ts';

/** What Life Magic takes from those it heals, healed by it or not. */
const healedBy: readonly ConditionId[] = ['burning', 'poisoned', 'acidBurn', 'unconscious', 'bleedingOut'];

/** HP that Life Magic gives back more, by Focus. */
const focusHealing = (scene: Scene, actor: CharacterId): number => character(scene, actor).battle.focus;

/** Arcane Defenses: attacks on an ally aim worse for a round; what a substructure adds comes with it. */
export const arcaneDefenses: Act = ability('arcaneDefenses', {
  quiet: true,
  targets: (scene, actor) =>
    unitsFor(scene, actor, {
      range: 'medium',
      at: ruleOf(scene.party, 'arcaneDefenses') === 'self' ? 'selfAndAllies' : 'allies',
    }),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    const guided = hasMod(tx.now, actor, 'zephyriteSubstructure') ? 1 : null;
    addEffect(tx, target, { id: 'arcaneDefenses', by: actor, number: guided, duration: forRounds(1) });
    tell(tx, 'affected', { actor, target, ability: 'arcaneDefenses', until: 'round', turns: null });
    const side = unitIn(tx.now, target)?.side ?? 'players';
    if (hasMod(tx.now, actor, 'auraniteSubstructure'))
      gainShield(tx, {
        target,
        source: actor,
        what: 'Arcane Defenses',
        points: 2,
        duration: forPhases(3, side),
      });
    if (hasMod(tx.now, actor, 'gaianiteSubstructure')) heal(tx, target, 1, actor, 'Arcane Defenses');
    return undefined;
  },
});

/** Baldyr's Gait: a move twice as far, with Agility Points to spare, that leaves fire behind. */
export const baldyrsGait: Act = ability('baldyrsGait', {
  run(tx, { actor }) {
    const now = tx.snapshot();
    owe(tx, [actor], 'baldyrsGait', { speed: 2 * speedOf(now, actor), agility: agilityLeft(now, actor) + 3 });
    return undefined;
  },
});

/** Blinding Sunlight: an enemy is Disoriented. */
export const blindingSunlight: Act = ability('blindingSunlight', {
  hostile: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'enemies' }),
  run(tx, { actor, target }) {
    if (target !== null) gain(tx, target, 'disoriented', { source: actor, from: 'ability' });
    return undefined;
  },
});

/** Fireball: fire within 1.5 tiles, a roll for each unit there, friend and foe. */
export const fireball: Act = ability('fireball', {
  hostile: true,
  targets: (scene, actor) => centresFor(scene, actor, 'medium', 'enemies'),
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, 'medium'),
  strikes: (scene, { target }) => (target === null ? [] : unitsOn(scene, areaTiles(scene, target, 1.5))),
  *run(tx, { actor, target }) {
    if (target === null) return;
    yield* areaDamage(tx, {
      by: actor,
      what: 'Fireball',
      centre: target,
      radius: 1.5,
      damage: { die: 2, plus: 2 },
      damageType: 'fire',
      magic: true,
    });
  },
});

/** Foe-shatter: an enemy is Shattered. */
export const foeShatter: Act = ability('foeShatter', {
  hostile: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'enemies' }),
  run(tx, { actor, target }) {
    if (target !== null) gain(tx, target, 'shattered', { source: actor, from: 'ability' });
    return undefined;
  },
});

/** Takes from somebody what Life Magic ends; who wakes by it is Disoriented. */
function mend(tx: Tx<Scene>, target: CharacterId): void {
  let wakes = false;
  for (const condition of healedBy) {
    const was = lose(tx, target, condition, 'healed');
    wakes ||= was && (condition === 'unconscious' || condition === 'bleedingOut');
  }
  if (wakes) gain(tx, target, 'disoriented', { source: null, from: 'rule' });
}

/** Restores somebody: nothing is left of what weighs on their mind, nor are they Unconscious (A34, A35). */
export function restore(tx: Tx<Scene>, target: CharacterId): void {
  lose(tx, target, 'unconscious', 'restored');
  for (const { id } of character(tx.now, target).battle.conditions)
    if (isPsychological(id)) lose(tx, target, id, 'restored');
}

/** Whether Heal Wounds does anything for somebody: a charge is not for the whole and hale. */
function canBeMended(scene: Scene, actor: CharacterId, id: CharacterId): boolean {
  const who = character(scene, id);
  const restores = knows(scene, actor, 'restoration');
  return (
    isWounded(who) ||
    who.battle.conditions.some((held) => healedBy.includes(held.id) || (restores && isPsychological(held.id)))
  );
}

/** Heal Wounds: HP by Will, and an end to what wounds leave; with Restoration the mind, too. */
export const healWounds: Act = ability('healWounds', {
  targets: (scene, actor) =>
    unitsFor(scene, actor, { range: 'medium', at: 'selfAndAllies' }).map((choice) => ({
      ...choice,
      refused:
        choice.refused ??
        (canBeMended(scene, actor, choice.id) ? null : refusal('nothingToMend', { target: choice.id })),
    })),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    const now = tx.snapshot();
    heal(tx, target, 2 + willOf(now, actor).total + focusHealing(now, actor), actor, 'Heal Wounds');
    mend(tx, target);
    if (knows(now, actor, 'restoration')) restore(tx, target);
    return undefined;
  },
});

/** Heals the allies within a fountain. */
export function pour(tx: Tx<Scene>, by: CharacterId, centre: string, radius: number): void {
  const now = tx.snapshot();
  for (const id of unitsOn(now, areaTiles(now, centre, radius))) {
    if (areEnemies(now, by, id)) continue;
    if (isWounded(character(now, id)))
      heal(tx, id, willOf(now, by).total + focusHealing(now, by), by, 'Healing Fountain');
    mend(tx, id);
  }
}

/** On how many turns after the first a fountain heals. */
const poursAgain = 2;

/** Healing Fountain: allies within 2 tiles heal now and when the caster's next two turns begin. */
export const healingFountain: Act = ability('healingFountain', {
  quiet: true,
  targets: (scene, actor) => centresFor(scene, actor, 'medium', 'allies'),
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, 'medium'),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    makeArea(tx, {
      what: 'healingFountain',
      ability: 'healingFountain',
      centre: target,
      radius: 2,
      by: actor,
      turns: poursAgain,
    });
    pour(tx, actor, target, 2);
    return undefined;
  },
});

/** Lethargy: living enemies within 2 tiles are Exhausted. */
export const lethargy: Act = ability('lethargy', {
  hostile: true,
  targets: (scene, actor) => centresFor(scene, actor, 'medium', 'enemies'),
  reads: (scene, actor, typed) => tileTyped(scene, actor, typed, 'medium'),
  strikes: (scene, { target }) => (target === null ? [] : unitsOn(scene, areaTiles(scene, target, 2))),
  run(tx, { actor, target }) {
    if (target === null) return undefined;
    const now = tx.snapshot();
    for (const id of unitsOn(now, areaTiles(now, target, 2))) {
      if (areEnemies(now, actor, id) && profileOf(character(now, id)).type === 'living')
        gain(tx, id, 'exhausted', { source: actor, from: 'ability' });
    }
    return undefined;
  },
});

/** Lightning Strike: 3 lightning damage that no cover stops and shields feel twice. */
export const lightningStrike: Act = ability('lightningStrike', {
  hostile: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'long', at: 'enemies' }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    yield* dealDamage(tx, {
      target,
      amount: 3,
      adds: focusOn(tx.snapshot(), actor, 'lightning'),
      damageType: 'lightning',
      by: actor,
      what: 'Lightning Strike',
      attack: true,
      magic: true,
    });
  },
});

/** Pylon: a pillar that nothing destroys, two tiles tall. Out of charges, a Focus Point pays for it. */
export const pylon: Act = ability('pylon', {
  quiet: true,
  limit: (scene, actor) => (paysWithFocus(scene, actor) ? null : limitOf(scene, actor, 'pylon')),
  targets: () => [],
  reads(scene, actor, typed) {
    const read = tileTyped(scene, actor, typed, 'medium');
    return read === null
      ? null
      : { ...read, refused: read.refused ?? whyNotFreeTile(scene, actor, read.id, 'medium') };
  },
  targetLater: false,
  run(tx, { actor, target }) {
    const { fight } = tx.state;
    if (target === null || !fight) return undefined;
    const who = tx.state.characters[actor];
    if (who !== undefined && paysWithFocus(tx.now, actor)) who.battle.focus -= 1;
    const before = wholeGridOf(tx.now).tiles[target];
    putTile(tx, target, {
      ...before,
      obstacle: { height: 2, cover: 'full', opaque: true, solid: true },
      features: [
        ...(before?.features ?? []).filter(({ id }) => id !== 'sturdy'),
        { id: 'sturdy', left: null, by: actor },
      ],
    });
    fight.placed.push({ what: 'pylon', by: actor, tiles: [target] });
    tell(tx, 'placed', { actor, ability: 'pylon', tiles: [target] });
    return undefined;
  },
});

/** Whether the next pylon is paid for with Focus: no charge is left, and there is a point. */
function paysWithFocus(scene: Scene, actor: CharacterId): boolean {
  const { use, limit } = limitOf(scene, actor, 'pylon');
  return whyUsedUp(scene, actor, use, limit, 'Pylon') !== null && character(scene, actor).battle.focus > 0;
}
