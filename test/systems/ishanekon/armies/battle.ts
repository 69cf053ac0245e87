import type { Intent, Member } from '../../../../src/engine/intent.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { plain } from '../../../../src/engine/json.ts';
import type { ActOption, Choice } from '../../../../src/engine/options.ts';
import { patched } from '../../../../src/engine/undo.ts';
import { actingUnits, unit, unitsIn } from '../../../../src/systems/ishanekon/army/battle.ts';
import { vitalityLeft } from '../../../../src/systems/ishanekon/army/figures.ts';
import { unitSheet } from '../../../../src/systems/ishanekon/army/foes.ts';
import { armyUnits } from '../../../../src/systems/ishanekon/content/armies.ts';
import { statIds } from '../../../../src/systems/ishanekon/content/stats.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/encounter.ts';
import { readSetup } from '../../../../src/systems/ishanekon/fight/setup.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import { readScene, type Scene, sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import { eventWords } from '../../../../src/systems/ishanekon/words/event.ts';
import { type Chance, chanceOf, numberAfter, once, one } from '../../../support/random/chance.ts';
import type { ByChance, Invariant, Played, Wish } from '../../../support/random/report.ts';
import { isSame } from '../../../support/random/same.ts';
import { commandsOf, type Try, type Turned } from '../../../support/random/tried.ts';
import { thing } from '../battles/opening.ts';
import { creature, hero } from '../support/people.ts';

const gm = { gm: true, characters: [] };
const { tried, again } = commandsOf<Scene>({ ruleset, perform });
const rows = armyUnits.map(({ id }) => id).filter((id) => id !== 'hero');

const unitBy = (id: string, side: 'players' | 'foes', chance: Chance): Member => ({
  ...{ id, name: id, side, npc: true, place: null },
  sheet: plain({ ...unitSheet(one(rows, chance), chance(4)), name: id }),
});

function leader(id: string, side: 'players' | 'foes', chance: Chance): Member {
  const own = { name: id, level: chance(13), primary: one(statIds, chance) };
  const boss = { ...own, rank: 'boss', grade: 1 + chance(4) } as const;
  const sheet = side === 'players' ? hero(own) : creature(once(3, chance) ? boss : own);
  return { id, name: id, side, place: null, sheet: plain(sheet) };
}

const row = (chance: Chance): string =>
  Array.from({ length: 10 }, () => (once(5, chance) ? one(['f', 't', ':', '2', 'X'], chance) : '.')).join('');

function opening(chance: Chance): Intent {
  const map = Array.from({ length: 8 }, () => row(chance)).join('\n');
  const setup = readSetup(`armies\n${map}`);
  if (!setup.ok) throw new Error(setup.why);
  const of = (stem: string, count: number) => Array.from({ length: count }, (_, n) => `${stem}${n + 1}`);
  const members = [
    ...of('ours', 2 + chance(3)).map((id) => unitBy(id, 'players', chance)),
    ...of('theirs', 2 + chance(3)).map((id) => unitBy(id, 'foes', chance)),
    ...of('hero', 1 + chance(3)).map((id) => leader(id, 'players', chance)),
    ...of('champion', chance(3)).map((id) => leader(id, 'foes', chance)),
    ...of('wall', chance(2)).map((id) => ({ ...thing(id, chance), side: 'foes' as const, place: null })),
  ];
  return { kind: 'begin', members, setup: setup.setup, surprised: [], asGm: true };
}

const next: Intent = { kind: 'next', actor: null, asGm: true };
const open = (choices: readonly Choice[] | undefined): readonly Choice[] =>
  (choices ?? []).filter(({ refused }) => refused === null);

function wishFor(actor: string, act: ActOption, chance: Chance): Wish {
  const targets = open(act.targets);
  const wanted = targets.length > 0 && (act.targetNeeded === true || act.id === 'move' || once(2, chance));
  const target = wanted ? one(targets.slice(0, 6), chance).id : null;
  const common = { actor, means: null, asGm: true } as const;
  const spend = open(act.spends).flatMap(({ id }) => (once(2, chance) ? [id] : []));
  const intent: Intent =
    act.kind === 'attack'
      ? { kind: 'attack', target: target ?? actor, way: null, spend, ...common }
      : { kind: 'act', act: act.id, target, detail: null, spend: [], ...common };
  return { intent, offered: act.id !== 'move' || target !== null };
}

/** What somebody of the battle does: mostly what is offered to a unit on turn; an attack where one can be made. */
function choice(scene: Scene, chance: Chance): Wish {
  if (scene.fight !== null) return { intent: { kind: 'end', asGm: true }, offered: false };
  const acting = actingUnits(scene);
  if (!scene.battle || acting.length === 0) return { intent: next, offered: false };
  if (once(15, chance)) return { intent: meddling(scene, chance), offered: false };
  const id = one(acting, chance);
  const by = once(2, chance) ? one([id, ...unit(scene, id).heroes], chance) : id;
  const able = optionsOf(scene, by, gm).acts.filter(
    (act) => act.refused === null && (act.targetNeeded !== true || open(act.targets).length > 0),
  );
  if (able.length === 0 || once(5, chance)) return { intent: next, offered: false };
  const attack = able.find(({ kind }) => kind === 'attack');
  return wishFor(by, attack !== undefined && once(2, chance) ? attack : one(able, chance), chance);
}

function meddling(scene: Scene, chance: Chance): Intent {
  const ids = unitsIn(scene);
  const id = (stem: string) => `${stem}${numberAfter(Object.keys(scene.characters))}`;
  return one<Intent>(
    [
      { kind: 'join', members: [unitBy(id('more'), one(['players', 'foes'], chance), chance)], asGm: true },
      { kind: 'join', members: [leader(id('late'), 'players', chance)], asGm: true },
      { kind: 'leave', actor: one(ids, chance), asGm: true },
      {
        kind: 'setting',
        text: one(['foes first', 'C3 forest', `${one(ids, chance)} to B2`], chance),
        asGm: true,
      },
    ],
    chance,
  );
}

/** What is not offered, tried. */
function shutOut(scene: Scene, chance: Chance): Intent | null {
  const ids = unitsIn(scene);
  if (ids.length === 0 || scene.fight !== null) return null;
  const actor = one(ids, chance);
  const shut = optionsOf(scene, actor, gm).acts.filter(
    ({ kind, refused }) => kind === 'act' && refused !== null,
  );
  if (shut.length === 0) return null;
  const { id, targets } = one(shut, chance);
  const common = { means: null, detail: null, spend: [], asGm: true };
  return { kind: 'act', actor, act: id, target: targets?.[0]?.id ?? null, ...common };
}

function battle(seed: string): Played<Scene> {
  const chance = chanceOf(seed);
  let scene = sceneOf({});
  const played: Turned<Scene>[] = [];
  const tries: { readonly wish: Wish; readonly outcome: Try<Scene> }[] = [];
  const unoffered: { readonly intent: Intent; readonly isDone: boolean }[] = [];
  const commands = 30 + chance(41);
  for (let n = 0; n < commands; n++) {
    const wish = n === 0 ? { intent: opening(chance), offered: true } : choice(scene, chance);
    const outcome = tried(scene, wish.intent, `${seed}.${n}`, chance);
    tries.push({ wish, outcome });
    const shut = once(6, chance) ? shutOut(scene, chance) : null;
    if (shut !== null)
      unoffered.push({ intent: shut, isDone: again(scene, shut, 'unoffered', []).kind !== 'refused' });
    if (outcome.kind === 'refused') continue;
    played.push(outcome.turned);
    scene = outcome.turned.done.state;
  }
  return { played, tries, unoffered };
}

function* reachedBy({ intent, done }: Turned<Scene>): Iterable<readonly [string, Json | undefined]> {
  if (intent.kind === 'act') yield ['act', intent.act];
  for (const { type } of done.events) yield ['event', type];
}

const after =
  (check: (scene: Scene) => readonly string[]): Invariant<Scene> =>
  ({ done }) =>
    check(done.state);

/** What must hold after every command of a battle of armies. */
export const invariants: { readonly [says: string]: Invariant<Scene> } = {
  'a command can be taken back': ({ before, done }) =>
    isSame(patched(done.state, done.inverse), before) ? [] : ['another scene'],
  'no unit goes on without Vitality': after((scene) =>
    unitsIn(scene).filter((id) => vitalityLeft(scene, id) < 1),
  ),
  'every hero is in one unit at most': after((scene) => {
    const all = unitsIn(scene).flatMap((id) => unit(scene, id).heroes);
    return all.filter((id, at) => all.indexOf(id) !== at);
  }),
  'no unit spends Movement that it has not': after((scene) =>
    unitsIn(scene).filter((id) => (unit(scene, id).turn?.movement ?? 0) < 0),
  ),
  'nobody on turn waits in the line as well': after((scene) => {
    const line = scene.battle?.line.flat() ?? [];
    return [
      ...line.filter((id, at) => line.indexOf(id) !== at),
      ...actingUnits(scene).filter((id) => line.includes(id)),
    ];
  }),
  'what happens has words': ({ before, done }) =>
    done.events.filter((event) => (eventWords(event, before, gm)?.text ?? '') === '').map(({ type }) => type),
};

/** Battles of armies by chance, as they are played and watched over. */
export const battles: ByChance<Scene> = {
  play: battle,
  again,
  invariants,
  reachedBy,
  read: (stored) => readScene(stored),
  deaths: ({ characters }) => Object.values(characters).filter(({ dead }) => dead).length,
};
