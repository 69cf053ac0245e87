import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Json } from '../../../../src/engine/json.ts';
import { wounds } from '../../../../src/systems/soulbound/content/wounds.ts';
import { record } from '../../../../src/systems/soulbound/words/telling.ts';
import type { Turned } from './turned.ts';

type Fields = { readonly [name: string]: Json };

const isRecord = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every record inside of something, itself too. */
export function* records(value: Json): Generator<Fields> {
  if (Array.isArray(value)) for (const inner of value) yield* records(inner);
  if (!isRecord(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* records(inner);
}

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : Number.NaN);
const numbers = (value: Json | undefined): readonly number[] =>
  Array.isArray(value) ? value.map(number) : [];

/** What of an event's numbers does not come to what it says. */
export function addUp(event: GameEvent): readonly string[] {
  const found = [...records(event.data)];
  return [
    ...found.flatMap((one) => Object.entries(one).flatMap(wrongSum)),
    ...found.filter((one) => 'values' in one && 'pool' in one).flatMap((roll) => wrongRoll(roll, event.data)),
    ...(event.type === 'attacked' ? wrongDamage(event.data) : []),
    ...(event.type === 'suffered' ? wrongSuffering(event.data) : []),
    ...(event.type === 'tested' || event.type === 'deathTested' ? wrongTest(event.data) : []),
    ...(event.type === 'caught' ? wrongHarm(event.data, event.data.avoided === true) : []),
  ];
}

/** What totals are kept within: a Difficulty in what a die can show, dice, Armour and harm from none. */
const kept: { readonly [name: string]: (total: number) => number } = {
  difficulty: (total) => Math.min(6, Math.max(2, total)),
  pool: (total) => Math.max(0, total),
  armour: (total) => Math.max(0, total),
  harm: (total) => Math.max(0, total),
};

/** A total is its base and all that changed it. */
function wrongSum([name, value]: readonly [string, Json]): readonly string[] {
  if (!isRecord(value) || !('base' in value) || !('modifiers' in value)) return [];
  const { base, modifiers, total } = value;
  const all = Array.isArray(modifiers) ? modifiers.map((one) => number(record(one).amount)) : [];
  const sum = all.reduce((before, amount) => before + amount, number(base));
  const is = kept[name]?.(sum) ?? sum;
  return is === number(total) ? [] : [`${name}: ${number(base)} and ${all.join()} are not ${number(total)}`];
}

/** As many dice as the pool has, none past 6, and as many successes as reach the Difficulty. */
function wrongRoll(roll: Fields, event: Fields): readonly string[] {
  const [values, plus] = [numbers(roll.values), numbers(roll.plus)];
  const shown = values.map((value, die) => value + (plus[die] ?? 0));
  const dn = typeof event.dn === 'number' ? event.dn : number(record(roll.difficulty).total);
  const passed = shown.filter((value) => value >= dn).length;
  return [
    ...(values.length === number(record(roll.pool).total) ? [] : ['other dice than the pool has']),
    ...(values.every((value) => value >= 1 && value <= 6) ? [] : ['a die that there is not']),
    ...(plus.every((points) => points >= 0) && shown.every((value) => value <= 6) ? [] : ['a die past 6']),
    ...(passed === number(roll.successes) ? [] : [`${passed} successes, not ${number(roll.successes)}`]),
  ];
}

/** A Test passes with as many successes as it takes; a Death Test takes one for each hit besides those of its Wound. */
function wrongTest({ passed, successes, complexity, mortal }: Fields): readonly string[] {
  const isDeath = isRecord(mortal ?? null);
  const { wound, hits } = record(mortal);
  const grown = isDeath
    ? number(wounds.find(({ id }) => id === wound)?.complexity) + number(hits)
    : complexity;
  return [
    ...(passed === number(successes) >= number(complexity)
      ? []
      : ['passed with too few, or not with enough']),
    ...(grown === complexity ? [] : [`Complexity ${number(complexity)}`]),
  ];
}

function wrongDamage(event: Fields): readonly string[] {
  const successes = number(event.successes);
  const damage = Math.max(0, number(record(event.weaponDamage).total) + successes);
  const steps = number(record(event.attack).total) - number(record(event.defence).total);
  const dn = event.helpless === true ? 2 : Math.min(6, Math.max(2, 4 - steps));
  return [
    ...(number(event.damage) === (successes === 0 ? 0 : damage) ? [] : ['other Damage']),
    ...(number(event.dn) === dn ? [] : [`DN ${number(event.dn)} for ${steps} steps`]),
    ...wrongHarm(event, false),
  ];
}

/** Armour takes its part, powers theirs, and the rest is dealt. */
function wrongHarm(event: Fields, avoided: boolean): readonly string[] {
  const harm = record(event.harm);
  const left = Math.max(0, number(event.damage) - number(record(event.armour).total));
  return [
    ...(number(harm.base) === left ? [] : ['Armour takes another part']),
    ...(number(event.dealt) === (avoided ? 0 : number(harm.total)) ? [] : ['more or less is dealt']),
  ];
}

/** Toughness goes first; what is left makes a Wound, which fills its spaces, as many as there are. */
function wrongSuffering({
  damage,
  toughness,
  wounds: track,
  wound,
  mortal,
  minions,
}: Fields): readonly string[] {
  const [before = 0, after = 0] = numbers(toughness);
  const [filled = 0, now = 0, most = 0] = numbers(track);
  const over = minions === null ? Math.max(0, number(damage) - before) : 0;
  const made = wounds.find(({ id }) => id === wound);
  const bears = filled === most && record(mortal).fell !== true ? 0 : number(made?.spaces ?? 0);
  const usual = wounds.findLast(({ from }) => over >= from)?.id ?? null;
  return [
    ...(after === Math.max(0, before - number(damage)) ? [] : ['other Toughness']),
    ...(wound === usual || (over > 0 && wound === 'minor') ? [] : ['another Wound']), // Ineffective makes Minor ones
    ...(now === Math.min(most, filled + bears) ? [] : ['more or fewer spaces']),
    ...(record(mortal).fell === true && filled + bears <= most ? ['fallen with room on the track'] : []),
  ];
}

/** Toughness and Wounds as events tell them begin where the last one left them, and end as the state has them. */
export function followOn({ before, done }: Turned): readonly string[] {
  const gauges = ['toughness', 'wounds'] as const;
  const all: Turned['before']['characters'] = { ...before.characters };
  const known = new Map<string, number>();
  for (const [id, who] of Object.entries(all))
    for (const gauge of gauges) known.set(`${id} ${gauge}`, who[gauge].now);
  const wrong: string[] = [];
  for (const { type, data } of done.events) {
    const id = String(data.target ?? data.actor);
    for (const gauge of gauges) {
      const [was, is] = numbers(data[gauge]);
      if (was === undefined || is === undefined) continue;
      const key = `${id} ${gauge}`;
      if (known.has(key) && known.get(key) !== was)
        wrong.push(`${type}: ${key} ${known.get(key)}, then ${was}`);
      known.set(key, is);
    }
  }
  const amended = done.events.some(({ type }) => type === 'amended');
  for (const [id, who] of Object.entries(done.state.characters))
    for (const gauge of gauges) {
      const told = known.get(`${id} ${gauge}`);
      if (!amended && told !== undefined && told !== who[gauge].now)
        wrong.push(`${id} ${gauge} ${told}, but is ${who[gauge].now}`);
    }
  return wrong;
}
