import type { AutopilotRules } from '../../engine/autopilot/rules.ts';
import type { Chances } from '../../engine/chances.ts';
import type { Made } from '../../engine/creation.ts';
import type { Viewer } from '../../engine/event.ts';
import type { GridRules } from '../../engine/grid.ts';
import type { IntentOf } from '../../engine/intent.ts';
import type { Options } from '../../engine/options.ts';
import { refusal } from '../../engine/refusal.ts';
import type { Sight } from '../../engine/system.ts';
import type { TrackerView } from '../../engine/words.ts';
import { commandersOf } from './actions/advanced/command.ts';
import { actingUnits, unitIn, unitOf } from './army/battle.ts';
import { armyAutopilot } from './army/autopilot.ts';
import { battleChances } from './army/chances.ts';
import { openBattle } from './army/known.ts';
import { armyOptions } from './army/options.ts';
import { unitSights } from './army/sight.ts';
import { battleTracker, knowsUnit } from './army/tracker.ts';
import { marchTold } from './army/way.ts';
import { autopilot as fightAutopilot } from './autopilot/index.ts';
import { chancesOf } from './chances/index.ts';
import { asKnownTo, openlyKnown as openFight } from './fight/known.ts';
import { sightsOf as fightSights } from './fight/sight.ts';
import { optionsOf as fightOptions } from './options.ts';
import type { Battle, CharacterId, Scene } from './scene.ts';
import { grid as fightGrid } from './space/grid.ts';
import { trackerOf as fightTracker } from './tracker/index.ts';
import * as who from './turn/who.ts';
import { isVehicle, pilotOf } from './vehicles/aboard.ts';

// Of the two kinds of encounters one is in front: a fight, also one into which a battle of armies has zoomed; else a battle.

/** The battle that is played now; null where a fight runs, and outside of both. */
const battleIn = (scene: Scene): Battle | null => (scene.fight === null ? (scene.battle ?? null) : null);

export const fights = ({ fight, battle }: Scene): boolean => fight !== null || (battle ?? null) !== null;

/** The places of everybody who is or was in the encounter. */
const placesIn = ({ fight, battle }: Scene): Readonly<Record<CharacterId, { readonly left: boolean }>> =>
  battle?.members ?? fight?.fighters ?? {};

const those = (scene: Scene, left: boolean): Scene['characters'] =>
  Object.fromEntries(
    Object.entries(scene.characters).filter(([id]) => (placesIn(scene)[id]?.left ?? false) === left),
  );

export const charactersIn = (scene: Scene): Scene['characters'] => those(scene, false);
export const leftIn = (scene: Scene): Scene['characters'] => those(scene, true);

export const round = (scene: Scene): number => battleIn(scene)?.round ?? scene.fight?.order.round ?? 0;

export function current(scene: Scene): CharacterId | null {
  if (battleIn(scene) === null) return who.current(scene);
  const [first, ...others] = actingUnits(scene);
  return first === undefined || others.length > 0 ? null : first;
}

export function toAct(scene: Scene): readonly CharacterId[] {
  if (battleIn(scene) === null) return who.toAct(scene);
  return current(scene) === null ? actingUnits(scene) : [];
}

/** A pilot says what their vehicle does; heroes lead the unit they are in. */
export function commanders(scene: Scene, actor: CharacterId): readonly CharacterId[] | null {
  if (battleIn(scene) === null) {
    const pilot = isVehicle(scene, actor) ? pilotOf(scene, actor) : null;
    return pilot === null ? commandersOf(scene, actor) : [pilot];
  }
  const heroes = unitIn(scene, actor)?.heroes ?? [];
  return heroes.length === 0 ? null : heroes;
}

export const optionsOf = (scene: Scene, actor: CharacterId, viewer: Viewer): Options =>
  battleIn(scene) === null ? fightOptions(asKnownTo(scene, actor), actor, viewer) : armyOptions(scene, actor);

export const chances = (scene: Scene, intent: IntentOf<'check' | 'attack'>, viewer: Viewer): Made<Chances> =>
  battleIn(scene) === null || intent.kind === 'check'
    ? chancesOf(scene, intent, viewer)
    : battleChances(scene, intent, viewer);

export function trackerOf(scene: Scene, viewer: Viewer): TrackerView {
  const battle = battleIn(scene);
  return battle === null ? fightTracker(scene, viewer) : battleTracker(scene, battle, viewer);
}

export const sightsOf = (scene: Scene): readonly Sight[] =>
  battleIn(scene) === null ? fightSights(scene) : unitSights(scene);

export const openlyKnown = (scene: Scene): Scene =>
  battleIn(scene) === null ? openFight(scene) : openBattle(scene);

/** What is asked of who acts by themselves is asked of the encounter in front. */
const pilots = (scene: Scene) => (battleIn(scene) === null ? fightAutopilot : armyAutopilot);

export const autopilot: AutopilotRules<Scene> = {
  ...fightAutopilot,
  behaviour: (scene, actor) => pilots(scene).behaviour(scene, actor),
  around: (scene, actor) => pilots(scene).around(scene, actor),
  ground: (scene, actor, wanted) => pilots(scene).ground(scene, actor, wanted),
  powers: (scene, actor, acts, order) => pilots(scene).powers(scene, actor, acts, order),
  stock: (scene, actor) => pilots(scene).stock(scene, actor),
  decided: (scene) => pilots(scene).decided(scene),
};

export const grid: GridRules<Scene> = {
  ...fightGrid,
  board(scene) {
    const ground = battleIn(scene)?.ground;
    return ground === undefined ? fightGrid.board(scene) : { grid: ground.grid, spots: ground.spots };
  },
  at(scene, actor, viewer) {
    if (battleIn(scene) === null) return fightGrid.at(scene, actor, viewer);
    const id = unitOf(scene, actor);
    return id !== null && knowsUnit(scene, viewer, id) ? (unitIn(scene, id)?.at ?? null) : null;
  },
  way(scene, actor, where, viewer) {
    if (battleIn(scene) === null) return fightGrid.way(scene, actor, where, viewer);
    const id = unitOf(scene, actor);
    return id === null
      ? { ok: false, refusal: refusal('notInFight', { id: actor }) }
      : marchTold(scene, id, where, viewer);
  },
};
