import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Json } from '../../../../src/engine/json.ts';
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
    ...found.filter((one) => 'base' in one && 'modifiers' in one).flatMap(wrongSum),
    ...found.filter((one) => 'values' in one && 'pool' in one).flatMap((roll) => wrongRoll(roll, event.data)),
    ...(event.type === 'attacked' ? wrongDamage(event.data) : []),
    ...(event.type === 'suffered' ? wrongSuffering(event.data) : []),
    ...(event.type === 'caught' ? wrongHarm(event.data, event.data.avoided === true) : []),
  ];
}

/** A total is its base and all that changed it, kept within what it can be: dice, Armour and harm from 0, a die's Difficulty 2 to 6. */
function wrongSum({ base, modifiers, total }: Fields): readonly string[] {
  const all = Array.isArray(modifiers) ? modifiers.map((one) => number(record(one).amount)) : [];
  const sum = all.reduce((before, amount) => before + amount, number(base));
  const fits = [sum, Math.max(0, sum), Math.min(6, Math.max(2, sum))].includes(number(total));
  return fits ? [] : [`${number(base)} and ${all.join()} are not ${number(total)}`];
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

/** Toughness goes first; a Wound only where it does not do. */
function wrongSuffering({ damage, toughness, wounds, wound, mortal, minions }: Fields): readonly string[] {
  const [before = 0, after = 0] = numbers(toughness);
  const [filled = 0, now = 0] = numbers(wounds);
  const over = number(damage) > before;
  return [
    ...(after === Math.max(0, before - number(damage)) ? [] : ['other Toughness']),
    ...((wound !== null) === (over && minions === null) ? [] : ['a Wound too many or too few']),
    ...(now > filled === (over && filled < now) ? [] : ['a track filled by nothing']),
    ...(mortal !== null && record(mortal).fell === true && wound === null ? ['fallen without a Wound'] : []),
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
