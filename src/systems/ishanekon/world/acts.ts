import type { Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { findRow } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act } from '../actions/act.ts';
import { rollCheck, rollOpenly } from '../checks/check.ts';
import { creatureRanks } from '../content/creatures.ts';
import { diseases } from '../content/diseases.ts';
import { type SkillId, skills } from '../content/skills.ts';
import { harvesting, harvestingPlaces, harvestingSkills, scavenging, travel } from '../content/world.ts';
import { findProfile, withProfile } from '../items/rows.ts';
import { guardsOf } from '../numbers/ask.ts';
import { skillBonus } from '../numbers/stat.ts';
import { being, beingIn, type CharacterId, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { fallIll } from './diseases.ts';
import { exhaust, refresh } from './exhaustion.ts';
import { passTime } from './pass.ts';
import { roundsIn } from './rounds.ts';

const people = (scene: Scene): readonly Choice[] =>
  presentIn(scene).flatMap((id): readonly Choice[] => {
    const who = beingIn(scene, id);
    return who === null
      ? []
      : [{ id, name: who.name, note: '', refused: who.dead ? refusal('isDead', { actor: id }) : null }];
  });

const listed =
  (rows: readonly { readonly id: string; readonly name: string; readonly text: string }[]) => () =>
    rows.map(({ id, name, text }) => ({ id, name, note: text, refused: null }));

const byGm = { group: 'free', cost: {}, when: 'anytime', gmOnly: true, helpless: true } as const;
const between = { group: 'skills', cost: {}, when: 'anytime', refused: whyInFight } as const;

/** A GM exposes somebody to a disease: an Endurance check where a number is said, else they have it (Diseases). */
const infect: Act = {
  ...byGm,
  id: 'infect',
  name: 'Infect',
  also: ['Disease'],
  targets: people,
  means: listed(diseases),
  words: 'optional',
  whyNot: (_scene, { detail }) =>
    detail === null || numberIn(detail, 30) !== null
      ? null
      : refusal('notANumber', { label: 'The check', text: detail, from: 1, to: 30 }),
  *run(tx, { target, means, detail }) {
    const disease = diseases.find(({ id }) => id === means)?.id;
    if (target === null || disease === undefined) return;
    const difficulty = detail === null ? null : numberIn(detail, 30);
    if (difficulty !== null) {
      const check = { actor: target, skill: 'endurance', label: 'disease' } as const;
      const { passed } = yield* rollCheck(tx, check, { difficulty, impossible: false });
      if (passed) return;
    }
    yield* fallIll(tx, target, disease);
  },
};

const numberIn = (text: string, most: number): number | null => {
  const number = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : null;
};

const weathers = [
  { id: 'heat', name: 'Extreme heat', text: 'Endurance 7, 1 harder each hour.' },
  { id: 'cold', name: 'Extreme cold', text: 'Endurance 7, 1 harder each hour.' },
] as const;

/** The first hour's check; each further one is 1 harder (Exhaustion). */
const WEATHER = 7;
const MOST_HOURS = 24;

/** Somebody is out in extreme weather, so many hours: an Endurance check each (Exhaustion). Who resists Heat or Cold doesn't mind it. */
const weather: Act = {
  ...byGm,
  id: 'weather',
  name: 'Extreme weather',
  targets: people,
  means: listed(weathers),
  words: 'optional',
  whyNot: (_scene, { detail }) =>
    detail === null || numberIn(detail, MOST_HOURS) !== null
      ? null
      : refusal('notANumber', { label: 'Hours', text: detail, from: 1, to: MOST_HOURS }),
  *run(tx, { target, means, detail }) {
    const cause = weathers.find(({ id }) => id === means)?.id;
    if (target === null || cause === undefined) return;
    const guards = guardsOf(tx.now, target)[cause] ?? [];
    if (guards.some((one) => one !== 'vulnerable')) {
      tell(tx, 'weatherproof', { target, cause });
      return;
    }
    const hours = detail === null ? 1 : (numberIn(detail, MOST_HOURS) ?? 1);
    for (let hour = 0; hour < hours; hour++) {
      if (beingIn(tx.now, target)?.dead !== false) return;
      const check = { actor: target, skill: 'endurance', label: 'weather' } as const;
      const { passed } = yield* rollCheck(tx, check, { difficulty: WEATHER + hour, impossible: false });
      if (!passed) exhaust(tx, target, 1, cause);
    }
  },
};

/** Half a minute for each point of Constitution Bonus and a minute and a half, half a minute at least: in seconds (Exhaustion). */
export const breathSeconds = (constitution: number): number => Math.max(30, 30 * (constitution - 10) + 90);

/** How long a breath lasts, in a fight in whole rounds, too. */
function breathWords({ fight, party }: Scene, seconds: number): string {
  const rounds = fight === null ? null : roundsIn(party, seconds);
  return `breath lasts ${seconds} seconds${rounds === null ? '' : `, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`}`;
}

const BREATHLESS = 2;

/** A round without air, once somebody's breath is out: 2 levels of Exhaustion (Exhaustion). */
const suffocate: Act = {
  ...byGm,
  id: 'suffocate',
  name: 'A round without air',
  also: ['Suffocate', 'Drown'],
  targets: (scene) =>
    people(scene).map((one) => ({
      ...one,
      note: breathWords(scene, breathSeconds(being(scene, one.id).stats.constitution)),
    })),
  run(tx, { target }) {
    const who = target === null ? undefined : tx.state.characters[target];
    if (target === null || who === undefined || who.kind === 'object') return undefined;
    who.breathless += BREATHLESS;
    exhaust(tx, target, BREATHLESS, 'breath');
    return undefined;
  },
};

/** A round of breathing takes away what want of air has brought (Exhaustion). */
const breathe: Act = {
  ...byGm,
  id: 'breathe',
  name: 'Breathe again',
  targets: (scene) => people(scene).filter(({ id }) => being(scene, id).breathless > 0),
  run(tx, { target }) {
    const who = target === null ? undefined : tx.state.characters[target];
    if (target === null || who === undefined || who.kind === 'object') return undefined;
    const levels = who.breathless;
    who.breathless = 0;
    refresh(tx, target, levels);
    return undefined;
  },
};

/** Whether somebody takes it easy: advantage on the daily checks of diseases (Diseases). */
const takeItEasy: Act = {
  ...between,
  id: 'takeItEasy',
  cinematic: true,
  name: 'Take it easy',
  offered: (scene, actor) => scene.fight === null && (beingIn(scene, actor)?.diseases.length ?? 0) > 0,
  run(tx, { actor }) {
    const who = tx.state.characters[actor];
    if (who === undefined || who.kind === 'object') return undefined;
    who.takesItEasy = !who.takesItEasy;
    tell(tx, 'tookItEasy', { actor, easy: who.takesItEasy });
    return undefined;
  },
};

const kilometresIn = (detail: string | null): number | null => {
  const [, digits] =
    /^(\d{1,5}) ?(?:km|kilometres?|kilometers?)?$/.exec((detail ?? '').trim().toLowerCase()) ?? [];
  return Number(digits ?? 0) > 0 ? Number(digits) : null;
};

const middle = ([from, to]: readonly [number, number]): number => (from + to) / 2;

/** How long a way takes, in minutes: by the hour up to a day's distance, beyond it by the day (Traveling). The middle of the book's figures. */
export function travelMinutes(way: (typeof travel)[number], kilometres: number): number {
  const [hour, day] = [middle(way.hour), middle(way.day)];
  return Math.round(kilometres <= day ? (kilometres / hour) * 60 : (kilometres / day) * 24 * 60);
}

/** The group travels so far, and the clock moves on. */
const travelFar: Act = {
  ...byGm,
  id: 'travel',
  name: 'Travel',
  refused: whyInFight,
  means: listed(travel),
  words: 'needed',
  whyNot: (_scene, { detail }) =>
    kilometresIn(detail) === null ? refusal('notADistance', { text: detail ?? '' }) : null,
  *run(tx, { means, detail }) {
    const way = travel.find(({ id }) => id === means);
    const kilometres = kilometresIn(detail);
    if (way === undefined || kilometres === null) return;
    const minutes = travelMinutes(way, kilometres);
    tell(tx, 'travelled', { way: way.name, kilometres, minutes });
    yield* passTime(tx, minutes);
  },
};

/** Which column of a table a Survival check reaches: below 3, 3–6, 7–9, 10–12, 13–15, more (A38). */
const scavengeColumn = (total: number): number => [2, 6, 9, 12, 15].filter((most) => total > most).length;

const finds = [
  { id: 'ration', name: 'food' },
  { id: 'waterContainer', name: 'water' },
] as const;

/** An hour's search for food or water (Scavenging for Food and Water): the lower of the book's two numbers on a d2's 1, the higher on a 2. */
const scavenge: Act = {
  ...between,
  id: 'scavenge',
  name: 'Search for food or water',
  also: ['Scavenge'],
  targets: () => finds.map(({ id, name }) => ({ id, name, note: '', relation: 'thing', refused: null })),
  means: listed(scavenging),
  *run(tx, { actor, target, means }) {
    const place = scavenging.find(({ id }) => id === means);
    const profile = findProfile(target ?? '');
    if (place === undefined || profile === null) return;
    const { total } = yield* rollOpenly(tx, { actor, skill: 'survival', label: 'scavenge', unasked: true });
    const [least = 0, most = 0] = place.finds[scavengeColumn(total)] ?? [];
    const found = least === most ? least : least + (yield* coin(tx, actor)) - 1;
    const before = being(tx.snapshot(), actor);
    if (found > 0)
      write(tx.state.characters[actor], before, {
        ...before,
        items: withProfile(before.items, profile, found),
      });
    tell(tx, 'scavenged', { actor, place: place.name, what: profile.name, found });
    yield* passTime(tx, 60);
  },
};

function* coin(tx: Tx<Scene>, by: CharacterId): Rule<number> {
  const { dice } = yield* tx.roll({ count: 1, sides: 2, label: 'scavenge.found', by });
  return dice[0]?.value ?? 1;
}

/** Which column of the harvest a check reaches: less than 5 nothing, 5–8, 9–12, 13–16, 17 and more (A39). */
const harvestColumn = (total: number): number | null =>
  total < 5 ? null : Math.min(3, Math.floor((total - 5) / 4));

/** Creatures by the Tier of their items and their rank, and places: 'tierOne.elite', 'highValue'. */
const sources: readonly (Choice & { readonly worth: readonly number[]; readonly minutes: number })[] = [
  ...harvesting.flatMap((row) =>
    creatureRanks.map((rank, n) => ({
      id: `${row.id}.${rank.id}`,
      name: `${rank.name} with ${row.name}`,
      note: '10 minutes',
      refused: null,
      worth: row.finds.map((all) => all[n] ?? 0),
      minutes: 10,
    })),
  ),
  ...harvestingPlaces.map((row) => ({
    id: row.id,
    name: row.name,
    note: `an hour. ${row.text}`,
    refused: null,
    worth: row.finds,
    minutes: 60,
  })),
];

/** Harvesting material, from a defeated creature or a place (Harvesting Material); the GM says whether the Skill fits. A boss's is multiplied by its grade, in words. */
const harvest: Act = {
  ...between,
  id: 'harvest',
  name: 'Harvest materials',
  also: ['Salvage'],
  targets: (scene, actor) =>
    harvestingSkills.map(({ id, name, text }) => {
      const skill = findRow(skills, id)?.id ?? 'survival';
      const bonus = skillBonus(being(scene, actor), skill).total;
      return {
        id,
        name,
        note: `${bonus < 0 ? '−' : '+'}${Math.abs(bonus)}. ${text}`.slice(0, 100),
        relation: 'thing',
        refused: null,
      };
    }),
  means: () =>
    sources.map(({ id, name, note, refused }) => ({
      id,
      name,
      ...(note === undefined ? {} : { note }),
      refused,
    })),
  words: 'optional',
  whyNot: (_scene, { detail }) =>
    detail === null || numberIn(detail, 10) !== null
      ? null
      : refusal('notANumber', { label: 'Grade', text: detail, from: 1, to: 10 }),
  *run(tx, { actor, target, means, detail }) {
    const skill: SkillId | undefined = findRow(skills, target ?? '')?.id;
    const source = sources.find(({ id }) => id === means);
    if (skill === undefined || source === undefined) return;
    const grade = source.id.endsWith('.boss') && detail !== null ? (numberIn(detail, 10) ?? 1) : 1;
    const { total } = yield* rollOpenly(tx, { actor, skill, label: 'harvest', unasked: true });
    const column = harvestColumn(total);
    const worth = column === null ? 0 : (source.worth[column] ?? 0) * grade;
    const who = tx.state.characters[actor];
    if (who === undefined || who.kind === 'object') return;
    const before = who.materials;
    who.materials += worth;
    tell(tx, 'harvested', { actor, skill, worth, materials: [before, who.materials] });
    yield* passTime(tx, source.minutes);
  },
};

export const worldActs: readonly Act[] = [
  takeItEasy,
  scavenge,
  harvest,
  infect,
  weather,
  suffocate,
  breathe,
  travelFar,
];
