import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { untilEncounterEnd } from '../../../../engine/uses/index.ts';
import type { Act } from '../../acts/act.ts';
import { profileOf } from '../../character/profile.ts';
import { gain } from '../../conditions/change.ts';
import { controlArtifact as command } from '../../conditions/mind.ts';
import { objectOn, objectsIn, unlock } from '../../field/objects.ts';
import { handsReach } from '../../items/reach.ts';
import { canSee, distanceTo } from '../../move/sight.ts';
import { gridFor } from '../../move/terrain.ts';
import type { Source } from '../../numbers/about.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { willAttack } from '../../will/attack.ts';
import { attackObject } from '../../will/object.ts';
import { ability } from '../ability.ts';
import { reachOf, unitsFor } from '../aims.ts';
import { addEffect, effectsOf } from '../effects.ts';
import { knows } from '../limits.ts';

/** Disrupt Artifact: an enemy Artifact loses two actions. */
export const disruptArtifact: Act = ability('disruptArtifact', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'medium', at: 'enemies', types: ['artifact'] }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const about = { actor, target, ability: 'disruptArtifact', panic: false, crit: 0 } as const;
    const outcome = yield* willAttack(tx, about);
    if (outcome === 'success' || outcome === 'crit')
      gain(tx, target, 'stunned', { source: actor, from: 'ability', number: 2 });
  },
});

/** How many of its controller's turns a controlled Artifact obeys. */
const controlledFor = 3;

/** Control Artifact: an enemy Artifact is one's own for 3 turns; what withstands it does so better the next time. */
export const controlArtifact: Act = ability('controlArtifact', {
  hostile: true,
  quiet: true,
  targets: (scene, actor) => unitsFor(scene, actor, { range: 'long', at: 'enemies', types: ['artifact'] }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const about = { actor, target, ability: 'controlArtifact', panic: false, crit: 0 } as const;
    const outcome = yield* willAttack(tx, about);
    if (outcome === 'success' || outcome === 'crit') return command(tx, target, actor, controlledFor);
    addEffect(tx, target, {
      id: 'controlResisted',
      by: actor,
      number: (effectsOf(tx.now, target, 'controlResisted').find(({ by }) => by === actor)?.number ?? 0) + 1,
      duration: untilEncounterEnd,
    });
  },
});

/** What an Artifact has learnt from withstanding Control Artifact before. */
export const controlResisted: Source<'resist'> = (scene, { target, ability: by }) =>
  by === 'controlArtifact'
    ? effectsOf(scene, target, 'controlResisted').map(({ number }) => ({
        source: 'controlResisted',
        amount: number ?? 0,
        params: { name: 'resisted it before' },
      }))
    : [];

/** Who has built an Artifact Familiar knows how the others think. */
export const familiarWill: Source<'willAttack'> = (scene, { actor, target }) =>
  actor !== null &&
  knows(scene, actor, 'artifactFamiliar') &&
  profileOf(character(scene, target)).type === 'artifact'
    ? [{ source: 'artifactFamiliar', amount: 2, params: { name: 'Artifact Familiar' } }]
    : [];

/** The locked objects within so many tiles, each with the reason where it cannot be reached. */
const locked = (scene: Scene, actor: CharacterId, reach: number): readonly Choice[] =>
  scene.fight === null
    ? []
    : objectsIn(gridFor(scene, actor))
        .filter(({ lock }) => lock !== null)
        .map(({ at, name, lock }) => ({ at, name, lock, away: distanceTo(scene, actor, at) }))
        .sort((a, b) => a.away - b.away)
        .map(({ at, name, lock, away }) => ({
          id: at,
          name: `${name} (${at})`,
          note: `Will ${lock}, ${away} ${away === 1 ? 'tile' : 'tiles'} away`,
          refused:
            away > reach
              ? refusal('tileOutOfRange', { tile: at, away, reach })
              : away > 1.5 && !canSee(scene, actor, at)
                ? refusal('tileOutOfSight', { tile: at })
                : null,
        }));

/** A mind against the Will of a lock: it is off where it succeeds. */
const opening = (id: 'pickLock' | 'hackLogicalDrive', reach: (scene: Scene, actor: CharacterId) => number) =>
  ability(id, {
    quiet: true,
    targets: (scene, actor) => locked(scene, actor, reach(scene, actor)),
    nobody: () => refusal('nothingLocked'),
    *run(tx: Tx<Scene>, { actor, target }) {
      const object = target === null ? null : objectOn(gridFor(tx.snapshot(), actor), target);
      if (object === null || object.lock === null) return;
      const { name, at, lock } = object;
      if (yield* attackObject(tx, { actor, ability: id, name, at, will: lock })) unlock(tx, at, actor);
    },
  });

/** Pick Lock: beside the lock, or as far as a familiar goes. */
export const pickLock: Act = opening('pickLock', handsReach);

/** Hack Logical Drive: what a system guards is open. Which locks are logical drives the map's names say. */
export const hackLogicalDrive: Act = opening('hackLogicalDrive', () => reachOf('medium'));
