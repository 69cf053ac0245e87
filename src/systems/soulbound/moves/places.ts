import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { closeTo } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { goUpTo } from '../attack/goUp.ts';
import { approach, insideZone } from '../attack/reach.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import { carrierOf, mountOf, movingWith } from '../fight/together.ts';
import { zonesApart } from '../fight/zones.ts';
import { areClose, type CharacterId, character, type Scene, zonesOf } from '../scene.ts';
import { payMove, whyStuck } from '../turn/economy.ts';
import type { Act, Doing } from './act.ts';
import { go, movesOf, riskOf, runsOf, stepBack, type Way, whyNotThere, whyOutOfReach } from './move.ts';
import { othersOf, person } from './targets.ts';

/** Every zone as a target, with the reason where it cannot be reached; the one that somebody is in comes last. */
export function zoneChoices(scene: Scene, actor: CharacterId, running: boolean): readonly Choice[] {
  const ways = running ? runsOf(scene, actor) : movesOf(scene, actor);
  const here = zonesOf(scene, carrierOf(scene, actor));
  const zones = Object.entries(scene.fight?.map.zones ?? {});
  const others = zones
    .filter(([id]) => !here.includes(id))
    .map(([id, zone]) => {
      const way = ways.find((w) => w.to === id);
      const refused =
        way === undefined ? whyOutOfReach(scene, actor, id, running) : whyNotThere(scene, actor, way);
      const risk = way === undefined ? null : riskOf(scene, way);
      return { id, name: zone.name, ...(risk === null ? {} : { risk }), refused };
    })
    .sort((a, b) => Number(a.refused !== null) - Number(b.refused !== null));
  return [
    ...others,
    ...zones
      .filter(([id]) => here.includes(id))
      .map(([id, { name }]) => ({
        id,
        name,
        refused: others.length === 0 ? refusal('oneZone') : refusal('alreadyThere', { actor, zone: id }),
      })),
  ];
}

const wayTo = (ways: readonly Way[], target: string | null): Way => {
  const way = ways.find((w) => w.to === target);
  if (way === undefined) throw new Error(`no way to '${target}'`);
  return way;
};

export const move: Act = {
  id: 'move',
  cost: 'move',
  refused: whyStuck,
  targets: (scene, actor) => zoneChoices(scene, actor, false),
  run(tx, { actor, target }) {
    go(tx, actor, wayTo(movesOf(tx.now, actor), target), 'move');
  },
};

export const run: Act = {
  id: 'run',
  cost: 'action',
  refused: whyStuck,
  targets: (scene, actor) => zoneChoices(scene, actor, true),
  run(tx, { actor, target }) {
    go(tx, actor, wayTo(runsOf(tx.now, actor), target), 'run');
  },
};

export const stepUp: Act = {
  id: 'approach',
  cost: 'nothing',
  refused: whyStuck,
  targets: (scene, actor) =>
    othersOf(scene, actor)
      .filter((id) => zonesApart(scene, actor, id) === 0 && !character(scene, id).dead)
      .filter((id) => !isHiddenFrom(scene, id, actor))
      .map((id) => person(scene, id, whyNoStepUp(scene, actor, id))),
  forZones: 'move',
  nobody: (_scene, actor) => refusal('nobodyHere', { actor }),
  run(tx: Tx<Scene>, { actor, target }: Doing) {
    if (target === null) return;
    const now = tx.snapshot();
    goUpTo(tx, now, actor, target, approach(now, actor, target).takesMove);
  },
};

function whyNoStepUp(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  return areClose(scene, actor, target)
    ? refusal('alreadyClose', { actor, target })
    : approach(scene, actor, target).refused;
}

export const withdraw: Act = {
  id: 'withdraw',
  cost: 'nothing',
  refused: (scene, actor) => {
    const stuck = whyStuck(scene, actor);
    if (stuck !== null) return stuck;
    const group = movingWith(scene, actor);
    const knot = scene.fight === null ? [] : closeTo(scene.fight.standing, actor);
    if (knot.every((id) => group.includes(id)) && mountOf(scene, actor) === null)
      return refusal('nobodyClose', { actor });
    return insideZone(scene, actor).refused;
  },
  run(tx: Tx<Scene>, { actor }: Doing) {
    if (insideZone(tx.now, actor).takesMove) payMove(tx.state);
    stepBack(tx, actor);
  },
};
