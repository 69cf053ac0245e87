import { expect, test } from 'vitest';
import { seededDice } from '../../../../src/dice/index.ts';
import type { Recorded } from '../../../../src/engine/roll.ts';
import { type Outcome, run } from '../../../../src/engine/run.ts';
import type { Answer } from '../../../../src/engine/decision.ts';
import type { Thing } from '../../../../src/systems/ishanekon/character/schema.ts';
import { abilityOf } from '../../../../src/systems/ishanekon/packs/things.ts';
import { shipped } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, duel, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, between } from '../support/scenes.ts';

const gm = { gm: true, characters: [] };

/** Does an act with dice as they fall, the default answer to each question; gives the names of what was used, or the refusal. */
function used(scene: Scene, act: string, means: string, target: string | null): readonly string[] {
  const intent = acting('tiz', act, { means, target });
  const source = seededDice(`${act} ${means}`);
  const answers: Answer[] = [];
  for (let dice: readonly Recorded[] = []; ; ) {
    const outcome: Outcome<Scene> = run(ruleset, scene, (tx) => perform(tx, intent), {
      source,
      dice,
      answers,
    });
    if (outcome.kind === 'refused') return [`refused: ${outcome.refusal.code}`];
    if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
    if (outcome.kind === 'done')
      return outcome.events.flatMap(({ type, data }) =>
        type === 'abilityUsed' || type === 'attacked' ? [String(data.name ?? data.with)] : [],
      );
    dice = outcome.dice;
    for (const decision of outcome.decisions)
      answers.push({
        ...{ key: decision.key, choice: decision.default, by: 'tester', seen: outcome.dice.length },
      });
  }
}

const abilities = shipped().pack.abilities.map(abilityOf);

const crate: Thing = {
  ...{ kind: 'object', name: 'Crate', unit: null, size: 'medium', material: 'wood', vitality: 9 },
  ...{ maxVitality: 9, armor: 0, properties: [], statuses: [], dead: false, blocks: false, made: false },
  notes: '',
};

/** Tiz, who knows an Ability and has all that it could take, a wolf, an ally who is hurt, somebody dead and a crate beside her. */
function sceneFor(id: string, fights: boolean): Scene {
  const tiz = {
    ...{ level: 12, wp: 40, abilities: [{ id, source: 'technique' as const, mixes: [] }] },
    ...armed(weapon()),
  };
  const kira = hero({ name: 'Kira', vitality: 5, credits: 10 });
  const bo = hero({ name: 'Bo', dead: true, vitality: -99 });
  if (!fights) return between({ tiz: hero(tiz), kira, bo, crate });
  return duel(
    tiz,
    { vitality: 20 },
    {
      more: {
        kira: { sheet: kira, place: 'B3' },
        bo: { sheet: bo, place: 'A3' },
        crate: { sheet: crate, side: 'foes', place: 'C3' },
        imp: { sheet: creature({ name: 'Imp', type: 'demon' }), side: 'foes', place: 'C1' },
      },
    },
  );
}

/** All that is used as an action of one's own: reactions have moments of theirs. */
const own = abilities.filter(({ time }) => time.kind !== 'rp');

test.each(own.map((ability) => [ability.name, ability] as const))('%s can be used', (name, ability) => {
  const scene = sceneFor(ability.id, ability.time.kind !== 'minutes');
  const act = ability.time.kind === 'attack' ? 'maneuver' : 'ability';
  const option = optionsOf(scene, 'tiz', gm).acts.find(({ id }) => id === act);
  const means = option?.means?.find(({ id }) => id === ability.id);
  const fits = means?.fits ?? option?.targets?.flatMap((one) => (one.refused === null ? [one.id] : [])) ?? [];
  const target = act === 'maneuver' ? 'wolf' : (fits[0] ?? null);
  expect(used(scene, act, ability.id, target)).toContain(act === 'maneuver' ? 'Ax' : name);
});
