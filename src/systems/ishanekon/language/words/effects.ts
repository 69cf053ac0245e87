import type { Effect, EffectKind, EffectOf } from '../schema/effects/index.ts';
import { lastingWords } from './lasting.ts';
import { onlyWords } from '../schema/only.ts';
import { amountWords, listed, numberName, title } from './names.ts';

type Words = { readonly [K in EffectKind]: (effect: EffectOf<K>) => string };

const until = (lasts: string | null) => (lasts === null ? '' : ` ${lastingWords(lasts)}`);
/** 'a, b or c', as they were written. */
const oneOf = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' or ') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const plural = (amount: string, one: string) => `${amountWords(amount)} ${one}${amount === '1' ? '' : 's'}`;

const resourceNames = {
  wp: 'WP',
  momentum: 'Narrative Momentum',
  ap: 'AP',
  rp: 'RP',
  charges: 'charges',
  movement: 'm of movement',
  vitality: 'Vitality',
} as const;

const rolls = {
  attack: 'attacks',
  attacked: 'attacks against you',
  dr: 'DR',
  check: 'Skill Checks',
  theirDr: 'DR against you',
} as const;

const granted = (what: EffectOf<'grant'>['what']): string => {
  switch (what.kind) {
    case 'vision':
      return `${title(what.vision)} Vision${what.range === '0' ? '' : ` (${amountWords(what.range)} m)`}`;
    case 'movement':
      return {
        fly: 'you can fly',
        swim: 'you swim at full speed',
        climb: 'you climb at full speed',
        burrow: 'you dig through the ground',
        waterWalk: 'you walk on water',
        sure: "difficult terrain doesn't slow you",
      }[what.movement];
    case 'proficiency':
      return `proficient with ${title(what.with)}`;
    case 'skill':
      return `${title(what.skill)} +${what.levels}`;
    case 'language':
      return plural(String(what.count), 'language');
    case 'ability':
      return `the Ability ${what.ability}${what.free === 0 ? '' : `, free ${what.free === 1 ? 'once' : `${what.free} times`} a rest`}`;
    case 'weapon':
      return `${what.name}: 1d${what.die} ${listed(what.types)}, ${what.reach} m`;
    case 'flashAttack':
      return 'the Flash Attack action';
    case 'hand':
      return plural(String(what.count), 'hand');
  }
};

const triggerWords = {
  hits: 'when you hit',
  critical: 'on a critical hit',
  hit: 'when you are hit',
  missed: 'when an attack misses you',
  hurt: 'when you take damage',
  kills: 'when somebody falls by your hand',
  falls: 'when you fall',
  allyHurt: 'when an ally takes damage',
  turnStart: 'when your turn starts',
  turnEnd: 'when your turn ends',
  fightStart: 'when a fight starts',
  casts: 'when you use an Ability',
  dr: 'when you fail a DR',
} as const;

const words: Words = {
  damage: ({ amount, types, ignores, nonLethal }) =>
    `${amountWords(amount)} ${listed(types)} damage${ignores === '0' ? '' : ignores === 'all' ? ', ignoring Armor' : `, ignoring ${amountWords(ignores)} Armor`}${nonLethal ? ', non-lethal' : ''}`,
  heal: ({ amount }) => `restore ${amountWords(amount)} Vitality`,
  temporary: ({ amount }) => `${amountWords(amount)} Temporary Vitality`,
  resource: ({ how, resource, into, amount }) =>
    how === 'convert' && into !== null
      ? `turn ${amountWords(amount)} ${resourceNames[resource]} into ${resourceNames[into]}`
      : `${how === 'give' ? 'gain' : 'lose'} ${amountWords(amount)} ${resourceNames[resource]}`,
  // What ends by itself lasts 'for good' else: somebody Prone stands up.
  status: ({ status, stacks, lasts }) =>
    `${stacks === '1' ? '' : `${plural(stacks, 'stack')} of `}${title(status)}${until(lasts === 'ever' ? null : lasts)}`,
  end: ({ what, count }) => `end ${count === '1' ? '' : `up to ${amountWords(count)} `}${listed(what, 'or')}`,
  guard: ({ against, is, lasts }) =>
    `${{ immune: 'immune to', resistant: 'half damage from', vulnerable: 'half as much damage again from' }[is]} ${listed(against)}${until(lasts)}`,
  number: ({ number, how, by, of, skill, lasts }) => {
    const much = {
      add: `+${amountWords(by)}`,
      lessen: `−${amountWords(by)}`,
      increase: `+${amountWords(by)}%`,
      decrease: `−${amountWords(by)}%`,
    }[how];
    const which = of !== null ? ` (${title(of)})` : skill !== null ? ` (${title(skill)})` : '';
    return `${numberName(number)}${which} ${much}${until(lasts)}`;
  },
  roll: ({ of, which, is, lasts }) => {
    const what = `${which === null ? '' : `${title(which)} `}${rolls[of]}`;
    return is === 'success' || is === 'failure'
      ? `${what} ${is === 'success' ? 'succeed' : 'fail'}${until(lasts)}`
      : `${title(is)} on ${what}${until(lasts)}`;
  },
  cost: ({ types, sources, how, by, least, lasts }) => {
    const which = `${types.length + sources.length === 0 ? '' : `${listed([...sources, ...types])} `}Abilities`;
    const much = {
      cheaper: `cost ${amountWords(by)} WP less`,
      dearer: `cost ${amountWords(by)} WP more`,
      freeUpcast: `are upcast by ${amountWords(by)} WP for free`,
      limit: `may cost ${amountWords(by)} WP above the limit`,
    }[how];
    return `${which} ${much}${how === 'cheaper' && least > 0 ? `, at least ${least}` : ''}${until(lasts)}`;
  },
  extra: ({ what, count, lasts }) =>
    ({
      attack: `${plural(count, 'more attack')} in an Attack action`,
      turn: 'another turn after this one',
      first: 'act first in the round',
      last: 'act last in the round',
    })[what] + until(lasts),
  forbid: ({ what, lasts }) => `can't ${oneOf(what.map((one) => forbiddenWords[one]))}${until(lasts)}`,
  grant: ({ what, lasts }) => `${granted(what)}${until(lasts)}`,
  push: ({ how, metres }) => `${how} ${amountWords(metres)} m`,
  move: ({ how, metres }) =>
    ({
      teleport: `teleport up to ${amountWords(metres)} m`,
      swap: 'trade places',
      move: `move up to ${amountWords(metres)} m`,
      leap: `leap up to ${amountWords(metres)} m`,
    })[how],
  zone: ({ ground, harm, lasts }) => {
    const parts = [
      ...(ground === null ? [] : [groundWords[ground]]),
      ...(harm === null ? [] : [`${amountWords(harm.amount)} ${title(harm.type)} damage there`]),
    ];
    return `the area: ${parts.join(', ')}${until(lasts)}`;
  },
  create: ({ what, material, metres, count, lasts }) =>
    `${count === '1' ? '' : `${amountWords(count)} × `}${what}${material === null ? '' : ` of ${material}`}, ${amountWords(metres)} m${until(lasts)}`,
  shape: ({ matter, how, amount, lasts }) =>
    `${{ shape: 'shape a cube of', mend: 'mend', break: 'break' }[how]} ${amountWords(amount)}${how === 'shape' ? ' m of' : ' Vitality of'} ${matter}${until(lasts)}`,
  summon: ({ of, count, lasts }) =>
    `summon ${count === '1' ? '' : `${amountWords(count)} × `}${oneOf(of.named)}${until(lasts)}`,
  transform: ({ of, lasts }) => `turn into ${oneOf(of.named)}${until(lasts)}`,
  command: ({ what, lasts }) => `${commandWords[what]}${until(lasts)}`,
  sense: ({ how, what, metres, lasts }) =>
    `${{ detect: 'sense', hide: 'hide', illusion: 'show the illusion of' }[how]} ${what}${metres === '0' ? '' : ` within ${amountWords(metres)} m`}${until(lasts)}`,
  speak: ({ both, lasts }) => `${both ? 'talk mind to mind' : 'speak into their mind'}${until(lasts)}`,
  prevent: ({ what, amount }) =>
    what === 'damage' && amount !== null
      ? `prevent ${amountWords(amount)} of the damage`
      : {
          damage: 'prevent the damage',
          hit: 'the attack misses',
          ability: 'the Ability fails',
          movement: 'the movement ends',
        }[what],
  item: ({ of, number, by, lasts }) =>
    `${itemNames[of]}: ${number === 'damage' || number === 'charges' ? number : numberName(number)} +${amountWords(by)}${until(lasts)}`,
  revive: ({ vitality, minutes }) =>
    `bring back who died within ${amountWords(minutes)} minutes, with ${amountWords(vitality)} Vitality`,
  ask: ({ text }) => `${text} (the GM decides)`,
  rule: ({ rule }) =>
    ({
      halfForOne: 'Damage Abilities for 1 WP, upcast as far as you may, for half their damage',
      multiWielder: 'an attack with each weapon in hand, and with each empty hand beyond the first',
    })[rule],
  choose: ({ from, times }) =>
    `${times === '1' ? '' : `${amountWords(times)} times: `}${from.map(({ name, effects }) => `${name} (${effects.map(effectWords).join('; ')})`).join(' or ')}`,
  rider: ({ times, effects, lasts }) =>
    `${times === null ? 'weapon attacks' : times === 1 ? 'the next weapon attack' : `the next ${times} weapon attacks`} also: ${effects.map(effectWords).join('; ')}${until(lasts)}`,
  when: ({ trigger, at, limit, asked, effects, lasts }) => {
    const often =
      limit === null ? '' : ` (${limit.uses === 1 ? 'once' : `${limit.uses} times`} a ${limit.per})`;
    const who = { self: '', other: 'to them: ', allies: 'allies: ', enemies: 'enemies: ' }[at];
    return `${triggerWords[trigger]}${often}, ${asked ? 'you may: ' : ''}${who}${effects.map(effectWords).join('; ')}${until(lasts)}`;
  },
  link: ({ how, who, metres, effects, lasts }) =>
    `${how === 'aura' ? `${who} within ${amountWords(metres)} m` : `bound up to ${amountWords(metres)} m`}: ${effects.map(effectWords).join('; ')}${until(lasts)}`,
};

const itemNames = {
  ...{ weapon: 'Weapon', armour: 'Worn', shield: 'Shield', equipment: 'Equipment' },
  abilityItem: 'Ability item',
} as const;

const forbiddenWords = {
  attack: 'attack',
  move: 'move',
  abilities: 'use Abilities',
  reactions: 'react',
  maneuvers: 'use Maneuvers',
  act: 'act',
} as const;

const groundWords = {
  difficult: 'difficult terrain',
  bright: 'bright light',
  dark: 'darkness',
  halfCover: 'half cover',
  fullCover: 'full cover',
  quiet: 'no sound',
  plain: 'nothing special',
} as const;

const commandWords = {
  obey: 'obey one command',
  approach: 'come nearer',
  flee: 'run away',
  attack: 'attack the nearest one',
  drop: 'drop what is held',
  stay: 'stay where they are',
} as const;

/** An effect in words: '2d8 Heat damage, ignoring 4 Armor'. What people wrote stands in it as it is. */
export function effectWords(effect: Effect): string {
  const said = (words[effect.effect] as (effect: Effect) => string)(effect);
  const user = 'on' in effect && effect.on === 'user' ? 'you: ' : '';
  return `${user}${said}${onlyWords(effect.only)}`;
}
