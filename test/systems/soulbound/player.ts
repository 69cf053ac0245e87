import { seededDice } from '../../../src/dice/index.ts';
import type { Answer } from '../../../src/engine/decision.ts';
import type { Intent, Member } from '../../../src/engine/intent.ts';
import { plain } from '../../../src/engine/json.ts';
import type { ActOption, Choice } from '../../../src/engine/options.ts';
import { type Done, run } from '../../../src/engine/run.ts';
import { characterOf } from '../../../src/systems/soulbound/character/blank.ts';
import { archetypeOutline } from '../../../src/systems/soulbound/character/outlines.ts';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { archetypes } from '../../../src/systems/soulbound/content/archetypes.ts';
import { conditions } from '../../../src/systems/soulbound/content/conditions.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import type { Scene } from '../../../src/systems/soulbound/scene.ts';
import { armed } from './armoury.ts';
import { packCreatures, packPowers } from './pack.ts';
import { changedZone, travelling } from './travellers.ts';

const gm = { gm: true, characters: [] };

/** Chance of the tests: a number from 0 to `below` − 1, the next one for each call. */
export type Chance = (below: number) => number;

export function chanceOf(seed: string): Chance {
  const source = seededDice(seed);
  let at = 0;
  return (below) => source.die(at++, below) - 1;
}

/** One command of a battle as it was played: enough to play it again. */
export interface Turned {
  readonly intent: Intent;
  readonly seed: string;
  readonly answers: readonly Answer[];
  readonly before: Scene;
  readonly done: Done<Scene>;
}

/** Runs a command with a seed; what it asks is answered by chance. Null where it is refused. */
export function turned(scene: Scene, intent: Intent, seed: string, chance: Chance): Turned | null {
  const answers: Answer[] = [];
  for (;;) {
    const outcome = again(scene, intent, seed, answers);
    if (outcome.kind === 'refused') return null;
    if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
    if (outcome.kind === 'done') return { intent, seed, answers, before: scene, done: outcome };
    for (const decision of outcome.decisions) {
      const option = decision.options[chance(decision.options.length)];
      answers.push({
        key: decision.key,
        choice: option?.id ?? decision.default,
        by: 'chance',
        seen: outcome.dice.length,
      });
    }
  }
}

export const again = (scene: Scene, intent: Intent, seed: string, answers: readonly Answer[]) =>
  run(soulbound.ruleset, scene, (tx) => soulbound.perform(tx, intent), { source: seededDice(seed), answers });

const zones = [
  null,
  'Gate - Yard [object lever, object oak door] - Hall',
  'Wood [cover partial] - Bog [difficult] - Fort [cover total], Bog - Pit [hazard minor] - Fort',
  'Fog [obscured lightly] - Smoke [obscured heavily] - Fire [hazard deadly], Fog - Ledge [hazard major]',
];

/** A fight of two to four a side, with everything by chance. */
export function opening(chance: Chance): Intent {
  const heroes = Array.from({ length: 2 + chance(3) }, (_, n): Member => {
    const { id } = one(archetypes, chance);
    return {
      id: `pc${n}`,
      name: `Hero ${n}`,
      side: 'players',
      sheet: plain(withPowers(equipped(characterOf(id, archetypeOutline(id)), chance), chance)),
      place: null,
    };
  });
  const foes = Array.from({ length: 2 + chance(3) }, (_, n): Member => {
    const { name, sheet } = chance(2) === 0 ? foe(chance) : one(packCreatures, chance);
    return {
      id: `foe${n}`,
      name: `${name} ${n}`,
      side: 'foes',
      sheet: plain(equipped(sheet, chance)),
      place: null,
    };
  });
  const read = soulbound.readSetup(one(zones, chance));
  if (!read.ok) throw new Error(read.why);
  const surprised = chance(4) === 0 ? [one(['players', 'foes', 'pc0', 'foe0'], chance)] : [];
  return { kind: 'begin', members: [...heroes, ...foes], setup: read.setup, surprised, asGm: true };
}

/** Half of all bring arms of every kind. */
const equipped = (who: Character, chance: Chance) =>
  travelling(chance(2) === 0 ? armed(who, chance) : who, chance);

/** A hero who has learned some of what the pack has. */
function withPowers(hero: Character, chance: Chance): Character {
  const learned = packPowers.filter(() => chance(3) === 0);
  return { ...hero, powers: learned };
}

function foe(chance: Chance): { readonly name: string; readonly sheet: Character } {
  const { id, name } = one(soulbound.foes, chance);
  return { name, sheet: soulbound.foe(id) };
}

/**
 * What is done next: something offered to the one on turn, now and then to somebody who is not, a condition by the GM, or
 * the end of the turn.
 */
export function choice(scene: Scene, chance: Chance): Intent {
  const current = soulbound.current(scene);
  if (current === null) return { kind: 'next', actor: null, asGm: true };
  if (chance(12) === 0) return meddling(scene, chance);
  const waiting = Object.entries(scene.fight?.fighters ?? {}).find(([, { waiting }]) => waiting !== null);
  if (waiting !== undefined && chance(3) === 0) return reacting(waiting[0]);
  const falls = chance(6) === 0; // which can be done at any time, and would be half of a battle
  const other = one(soulbound.known(scene, gm), chance).id;
  const actor = chance(12) === 0 && ableTo(scene, other, falls).length > 0 ? other : current;
  const able = ableTo(scene, actor, falls);
  const likely = able.filter(({ id }) => id === 'cheatDeath' || id === 'attack'); // what is rare, and what goes on
  const act = chance(2) === 0 ? one(likely.length > 0 ? likely : able, chance) : one(able, chance);
  const left = scene.fight?.turn?.actions ?? 0;
  return act.kind === 'attack' ? attackBy(actor, act, left, chance) : actBy(actor, act, left, chance);
}

/** What is offered to somebody now, and has something to aim at where it needs that. */
const ableTo = (scene: Scene, actor: string, falls: boolean): readonly ActOption[] =>
  soulbound
    .options(scene, actor, gm)
    .acts.filter(
      (act) =>
        act.refused === null &&
        (!act.targetNeeded || open(act.targets).length > 0) &&
        (falls || act.id !== 'fall'),
    );

function attackBy(actor: string, act: ActOption, left: number, chance: Chance): Intent {
  const means = one([null, ...open(act.means)], chance);
  const targets = open(act.targets).filter(({ id }) => means?.fits?.includes(id) ?? true);
  const target = one(targets.length === 0 ? open(act.targets) : targets, chance).id;
  // What is aimed at a Zone has no Test: neither ways nor dice.
  const plainly = means?.fits?.includes(target) === true && means.fits.some((id) => isZone(id));
  const ways = plainly || isZone(target) ? [null] : [null, ...open(act.ways).map((w) => w.id)];
  const spend = spending(act, left, chance);
  return {
    kind: 'attack',
    actor,
    target,
    means: means?.id ?? null,
    way: one(ways, chance),
    spend: plainly || isZone(target) ? spend.filter((id) => id === 'extraAction') : spend,
    asGm: true,
  };
}

/** Whether a target is no fighter, of whom the tests call each by a word and a number. */
const isZone = (target: string) => !/^(?:pc|foe)\d+$/.test(target);

function actBy(actor: string, act: ActOption, left: number, chance: Chance): Intent {
  const tools = open(act.means);
  const means = tools.length === 0 ? null : one(tools, chance);
  const targets = open(act.targets).filter(({ id }) => means?.fits?.includes(id) ?? true);
  return {
    kind: 'act',
    actor,
    act: act.id,
    target: targets.length === 0 ? null : one(targets, chance).id,
    means: means?.id ?? null,
    detail: act.detail === 'needed' ? one(['25', '9 feet'], chance) : null,
    spend: spending(act, left, chance),
    asGm: chance(2) === 0, // else the GM is asked
  };
}

/** What somebody waits for happens. */
const reacting = (actor: string): Intent => ({
  kind: 'act',
  actor,
  act: 'reactNow',
  target: null,
  means: null,
  detail: null,
  spend: [],
  asGm: true,
});

function meddling(scene: Scene, chance: Chance): Intent {
  const actor = one(soulbound.known(scene, gm), chance).id;
  const source = one([null, ...soulbound.known(scene, gm).map((who) => who.id)], chance);
  if (chance(4) === 0) return { kind: 'leave', actor, asGm: true };
  const text = chance(3) === 0 ? changedZone(scene, chance) : null;
  if (text !== null) return { kind: 'setting', text, asGm: true };
  const change = chance(2) === 0 ? 'add' : 'remove';
  const until = one([null, ...(soulbound.ends?.(scene, actor).map((end) => end.id) ?? [])], chance);
  return {
    kind: 'condition',
    actor,
    change,
    condition: one(conditions, chance).id,
    source,
    until,
    asGm: true,
  };
}

/** What is spent: an extra Action where none is `left` to do it with, the rest now and then. */
const spending = (act: ActOption, left: number, chance: Chance) =>
  open(act.spends)
    .filter(({ id }) => chance(3) === 0 || (id === 'extraAction' && left === 0))
    .map((spend) => spend.id);

const open = (choices: readonly Choice[] | undefined) => (choices ?? []).filter((c) => c.refused === null);

function one<T>(list: readonly T[], chance: Chance): T {
  const found = list[chance(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}
