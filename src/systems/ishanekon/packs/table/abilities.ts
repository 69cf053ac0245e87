import { reactionMoments } from '../../language/schema/ability.ts';
import {
  abilityTypes,
  archetypes,
  damageTypes,
  powerSources,
  stats,
  statuses,
} from '../../language/schema/names.ts';
import {
  type Column,
  idIn,
  listOf,
  manyColumn,
  numberColumn,
  oneColumn,
  type Said,
  wordColumn,
} from './column.ts';

const metres = String.raw`(\d{1,3}) ?m?`;

function time(text: string): Said {
  const [, amount, unit] = /^(\d{1,3}) ?(ap|rp|minutes?|hours?)$/i.exec(text) ?? [];
  if (/^attack$/i.test(text)) return { time: { kind: 'attack' } };
  if (amount === undefined || unit === undefined) return null;
  const count = Number(amount);
  switch (unit.toLowerCase().charAt(0)) {
    case 'a':
      return { time: { kind: 'ap', ap: count } };
    case 'r':
      return { time: { kind: 'rp', rp: count } };
    default:
      return { time: { kind: 'minutes', minutes: count * (/^h/i.test(unit) ? 60 : 1) } };
  }
}

function range(text: string): Said {
  const kind = idIn(['self', 'melee', 'weapon', 'anywhere'], text);
  if (kind !== null) return { range: { kind } };
  const [, far] = new RegExp(`^${metres}$`, 'i').exec(text) ?? [];
  return far === undefined ? null : { range: { kind: 'metres', metres: far } };
}

function area(text: string): Said {
  const [, shape, wide] = new RegExp(`^(cube|line|around) ${metres}$`, 'i').exec(text) ?? [];
  return shape === undefined || wide === undefined
    ? null
    : { area: { shape: shape.toLowerCase(), metres: wide } };
}

function dr(text: string): Said {
  const [word = '', success = 'none'] = text.toLowerCase().split(/\s+/);
  const stat = idIn(stats, word);
  return stat === null || !['none', 'half'].includes(success) ? null : { dr: { stat, success } };
}

/** 'more = +1d10 damage, 1 WP; wider = +1 m area, 2 WP'. */
function upcasts(text: string): Said {
  const found = text.split(';').map((one) => {
    const [, id, name, cost] =
      /^\s{0,9}([a-z][a-zA-Z]{0,19}) ?= ?([^;]{1,60}), ?(\d{1,2}) ?wp\s{0,9}$/i.exec(one) ?? [];
    return id === undefined ? null : { id, name: name?.trim(), cost: Number(cost) };
  });
  return found.includes(null) ? null : { upcasts: found };
}

/** '2d10 + 1d10 per more Heat', 'Physical and Heat' for both. */
function damage(text: string): Said {
  const [, amount, words] = /^(.{1,100}?) ([a-z]+(?: and [a-z]+)?)$/i.exec(text) ?? [];
  const types = words?.split(' and ').map((one) => idIn(damageTypes, one)) ?? [null];
  return amount === undefined || types.includes(null)
    ? null
    : { effects: [{ effect: 'damage', amount, types }] };
}

/** 'Burning for 3 rounds'. */
function status(text: string): Said {
  const [word = '', lasts] = text.split(/ for /i);
  const found = idIn(statuses, word);
  if (found === null) return null;
  return { effects: [{ effect: 'status', status: found, ...(lasts === undefined ? {} : { lasts }) }] };
}

/** Effects as packs have them, for whatever has no column of its own. */
function effects(text: string): Said {
  try {
    const read: unknown = JSON.parse(text);
    return { effects: Array.isArray(read) ? read : [read] };
  } catch {
    return null;
  }
}

const amountColumn = (name: string, effect: string): Column => ({
  name,
  takes: 'an amount, such as 2d8 + 1d8 per more',
  read: (amount) => ({ effects: [{ effect, amount }] }),
});

/** The columns of a table of Abilities. */
export const abilityColumns: readonly Column[] = [
  wordColumn('name'),
  wordColumn('text'),
  manyColumn('types', abilityTypes),
  manyColumn('pools', archetypes),
  manyColumn('tags', ['beginner', 'core']),
  numberColumn('complexity'),
  oneColumn('source', powerSources),
  numberColumn('wp'),
  { name: 'time', takes: '2 AP, 1 RP, attack, 10 minutes', read: time },
  oneColumn('moment', reactionMoments),
  { name: 'range', takes: 'self, melee, weapon, anywhere, or 12 m', read: range },
  {
    name: 'target',
    takes: 'self, ally, enemy, other, any, object, space or dead',
    read(text) {
      const who = idIn(['self', 'ally', 'enemy', 'other', 'any', 'object', 'space', 'dead'], text);
      return who === null ? null : { target: { who } };
    },
  },
  { name: 'area', takes: 'cube 3 m, line 6 m or around 2 m', read: area },
  oneColumn('attack', ['melee', 'ranged']),
  { name: 'dr', takes: 'a Stat, and half where a success halves: Dexterity half', read: dr },
  wordColumn('lasts'),
  {
    name: 'equipment',
    takes: 'yes or no',
    read: (text) => (/^(?:yes|no)$/i.test(text) ? { equipment: /^yes$/i.test(text) } : null),
  },
  { name: 'upcasts', takes: 'more = +1d10 damage, 1 WP', read: upcasts },
  { name: 'damage', takes: 'dice and types: 2d10 Heat', read: damage },
  amountColumn('heal', 'heal'),
  amountColumn('temporary', 'temporary'),
  { name: 'status', takes: 'a Status Effect, and how long: Burning for 3 rounds', read: status },
  {
    name: 'ends',
    takes: 'Status Effects',
    read(text) {
      const what = listOf(text).map((one) => idIn([...statuses, 'status'], one));
      return what.includes(null) ? null : { effects: [{ effect: 'end', what }] };
    },
  },
  { name: 'effects', takes: 'effects as packs have them (JSON)', read: effects },
];
