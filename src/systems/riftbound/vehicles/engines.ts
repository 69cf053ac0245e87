import { refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../moves/act.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import {
  hasAir,
  insideOf,
  type Operated,
  operatorOf,
  systemsAt,
  whyNotOperated,
  wantsSkilledHands,
} from './crew.ts';

const enginesOf = (scene: Scene, actor: CharacterId): readonly Operated[] =>
  systemsAt(scene, actor).filter(({ system }) => system.profile.engine !== null);

/** Turning an engine on or off (Engine A1, A2). */
export const switchEngine: Act = {
  id: 'engine',
  name: 'Turn the engine on or off',
  group: 'gear',
  cost: 'action',
  onTheWay: true,
  wantsSkill: wantsSkilledHands,
  when: 'anytime',
  offered: (scene, actor) => enginesOf(scene, actor).length > 0,
  means: (scene, actor) =>
    enginesOf(scene, actor).map((one) => ({
      id: one.system.id,
      name: `${one.system.profile.name} ${one.system.on ? 'off' : 'on'}`,
      note: `${one.system.charge}/${one.system.profile.charge ?? 0} Charge`,
      refused: whyNotOperated(scene, actor, one, true),
    })),
  whyNot(scene, { actor, means, asSkilled }) {
    const engine = enginesOf(scene, actor).find(({ system }) => system.id === means);
    return engine === undefined
      ? refusal('notInside', { actor })
      : whyNotOperated(scene, actor, engine, asSkilled);
  },
  run(tx, { actor, means }) {
    const id = insideOf(tx.now, actor)?.vehicle ?? null;
    const vehicle = id === null ? undefined : tx.state.characters[id];
    const engine = vehicle?.kind === 'vehicle' ? vehicle.systems.find((one) => one.id === means) : undefined;
    if (id === null || engine === undefined) return undefined;
    engine.on = !engine.on;
    tell(tx, 'engineSwitched', { actor, vehicle: id, system: engine.profile.name, on: engine.on });
    return undefined;
  },
};

/**
 * The start of a turn of somebody who operates an engine (A44): the vehicle loses all its Watts, and each engine that runs uses Charge to
 * make new ones.
 */
export function makeWatts(tx: Tx<Scene>, actor: CharacterId): void {
  const scene = tx.snapshot();
  const inside = insideOf(scene, actor);
  if (inside === null || inside.terminal === null) return;
  const id = inside.vehicle;
  const vehicle = tx.state.characters[id];
  if (vehicle?.kind !== 'vehicle' || operatorOf(scene, id, inside.terminal) !== actor) return;
  const engines = vehicle.systems.filter(
    ({ profile, terminal }) => profile.engine !== null && terminal === inside.terminal,
  );
  if (engines.length === 0) return;
  const had = vehicle.watts;
  vehicle.watts = 0;
  const ran: { system: string; charge: number }[] = [];
  const stalled: { system: string; why: 'noCharge' | 'noAir' }[] = [];
  for (const engine of engines) {
    const { engine: power, name } = engine.profile;
    if (power === null || !engine.on) continue;
    if (!hasAir(scene, engine)) stalled.push({ system: name, why: 'noAir' });
    else if (engine.charge < power.charge) stalled.push({ system: name, why: 'noCharge' });
    else {
      engine.charge -= power.charge;
      vehicle.watts += power.watts;
      ran.push({ system: name, charge: engine.charge });
    }
  }
  if (ran.length + stalled.length + had > 0)
    tell(tx, 'wattsMade', { vehicle: id, actor, watts: vehicle.watts, engines: ran, stalled });
}
