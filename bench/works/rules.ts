import { seededDice } from '../../src/dice/index.ts';
import type { Intent } from '../../src/engine/intent.ts';
import { type Done, run } from '../../src/engine/run.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { under, type Work } from '../figure.ts';
import { Duel, FIGHTERS, fighterName, fighterSheet } from '../stage/fighters.ts';
import { worked } from '../../test/support/processor.ts';
import { median, p99 } from '../statistics.ts';

/** The rules alone: no store, no Discord. */
export const rules: Work = {
  name: 'rules',
  async measure(scale) {
    const system = await systems.load('soulbound');
    if (system === undefined) throw new Error('there are no rules of Soulbound');
    const times: number[] = [];
    const warmUp = scale.times(2000, 20);
    for (let bout = 0; times.length < warmUp + scale.times(5000, 50); bout++)
      times.push(...fight(system, bout));
    const samples = times.slice(warmUp);
    return [
      {
        work: `rules alone: an attack with its events, ${FIGHTERS} combatants`,
        value: median(samples),
        unit: 'µs',
        target: under(100),
        details: { 'p99 µs': p99(samples), samples: samples.length },
      },
    ];
  },
};

/** A fight until everybody has had a turn and spent all they have: what each attack took of the processor's time, in µs. */
function fight(system: AnySystem, bout: number): readonly number[] {
  const times: number[] = [];
  const duel = new Duel(true);
  let scene = beginFight(system);
  for (let turns = 0; turns < FIGHTERS; ) {
    const move = duel.move();
    if (move.kind === 'next') {
      scene = perform(system, scene, { kind: 'next', actor: null, asGm: true }, `${bout}/${turns++}`).state;
      continue;
    }
    const attack: Intent = {
      kind: 'attack',
      actor: fighterName(move.actor),
      target: fighterName(move.target),
      means: null,
      way: null,
      spend: move.extra ? ['extraAction'] : [],
      asGm: true,
    };
    const { value, us } = worked(() => perform(system, scene, attack, `${bout}/${times.length}`));
    times.push(us);
    scene = value.state;
  }
  return times;
}

function beginFight(system: AnySystem): object {
  const setup = system.readSetup(null);
  if (!setup.ok) throw new Error(setup.why);
  const members = Array.from({ length: FIGHTERS }, (_, at) => ({
    id: fighterName(at),
    name: fighterName(at),
    side: at % 2 === 0 ? ('players' as const) : ('foes' as const),
    sheet: fighterSheet(at),
    place: null,
  }));
  const begin: Intent = { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true };
  return perform(system, system.scene({}), begin, 'begin').state;
}

function perform(system: AnySystem, scene: object, intent: Intent, seed: string): Done<object> {
  const outcome = run(system.ruleset, scene, (tx) => system.perform(tx, intent), {
    source: seededDice(seed),
  });
  if (outcome.kind !== 'done') throw new Error(`${intent.kind}: ${JSON.stringify(outcome)}`);
  return outcome;
}
