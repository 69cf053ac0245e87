import type { AssaultEvents } from '../assaults/events.ts';
import type { DefeatEvents } from '../defeat/events.ts';
import type { Why } from '../effects/pool.ts';
import type { MoveEvents } from '../moves/events.ts';
import type { PoolTold, TestEvents } from '../testing/events.ts';
import { and, cardName, nameOfId, plural } from './names.ts';
import { bad, bold, good, plain, quiet, type SentencesOf, type Telling } from './telling.ts';

const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);

/** What one reason did: 'Sword: bump +1'. */
function whyWords({ from, what, by }: Why): string {
  const did: Readonly<Record<Why['what'], string>> = {
    dice: `${signed(by)} ${Math.abs(by) === 1 ? 'die' : 'dice'}`,
    bump: `bump ${signed(by)}`,
    kicker: `kicker ${by}`,
    reroll: plural(by, 're-roll'),
    again: 'rolled again at once',
    enemyReroll: "re-roll of an enemy's die",
    raise: 'a better bump',
  };
  return `${nameOfId(from)}: ${did[what]}`;
}

/** Dice as they lie, kickers behind them: '6, 2 and 4 by kicker'. */
function shows({ dice, kickers }: PoolTold): string {
  const lie = dice.length === 0 ? 'no die' : dice.toSorted((one, other) => other - one).join(', ');
  return kickers.length === 0 ? lie : `${lie} and ${kickers.join(', ')} by kicker`;
}

/** The whole of a pool for who asks why: what fell, what turned it. */
function poolWhy(pool: PoolTold, { name }: Telling): readonly string[] {
  const { unit, test, fell, bumps, rerolled, why } = pool;
  const did = [
    `fell ${fell.length === 0 ? 'nothing' : fell.join(', ')}`,
    ...(bumps.length === 0 ? [] : [`bumps ${bumps.map(signed).join(', ')}`]),
    ...(rerolled === 0 ? [] : [`${plural(rerolled, 'die', 'dice')} rolled again`]),
  ];
  return [`${name(unit)}, ${nameOfId(test)}: ${did.join('; ')}`, ...why.map(whyWords)];
}

export const testSentences: SentencesOf<TestEvents> = {
  tested: ({ unit, pool, dv, passed, for: reason }, at) => ({
    text: `${at.name(unit)} ${passed ? 'passes' : 'fails'} ${nameOfId(pool.test)} against ${dv.join('/')} for ${nameOfId(reason)}: ${shows(pool)}.`,
    tone: passed ? 'good' : 'bad',
    why: poolWhy(pool, at),
  }),
  untouched: ({ unit, for: reason }, { name }) => good(`${nameOfId(reason)} is nothing to ${name(unit)}.`),
  opposed: ({ unit, target, pools: [own, other], standing, for: reason }, at) => {
    const ends = { ahead: 'wins', behind: 'loses', draw: 'draws' } as const;
    return {
      ...plain(
        `${at.name(unit)} ${ends[standing]} against ${at.name(target)} for ${nameOfId(reason)}: ${shows(own)} against ${shows(other)}.`,
      ),
      why: [...poolWhy(own, at), ...poolWhy(other, at)],
    };
  },
};

export const assaultSentences: SentencesOf<AssaultEvents> = {
  assaultDeclared: ({ unit, target, means, back }, { name }) =>
    plain(
      `${name(unit)} assaults ${name(target)} with ${nameOfId(means)}${back === null ? '' : `, which strikes back with ${nameOfId(back)}`}.`,
    ),
  assaultRolled: ({ unit, target, offense, defense, back, isDefeated }, at) => {
    const hits = (is: boolean) => (is ? 'is beaten' : 'holds');
    const answer =
      back === null
        ? ''
        : ` ${at.name(target)} strikes back: ${shows(back.offense)} against ${shows(back.defense)}, ${at.name(unit)} ${hits(isDefeated.unit)}.`;
    return {
      ...plain(
        `${at.name(unit)}: ${shows(offense)} against ${shows(defense)}, ${at.name(target)} ${hits(isDefeated.target)}.${answer}`,
      ),
      why: [
        ...poolWhy(offense, at),
        ...poolWhy(defense, at),
        ...(back === null ? [] : [...poolWhy(back.offense, at), ...poolWhy(back.defense, at)]),
      ],
    };
  },
  strikeTogether: ({ units, targets }, { name }) =>
    plain(
      targets.length === 1
        ? `${and(units.map(name))} strike as one.`
        : `${and(units.map(name))} against ${and(targets.map(name))}.`,
    ),
  squadBeaten: ({ unit, squad, side, card, many }, { name }) => {
    const of = squad === '' ? name(unit) : bold(squad);
    return card === null
      ? bad(`One of ${of} is beaten.`)
      : bad(`${name(side)} draws ${cardName(card)}: ${many} of ${of} are beaten.`);
  },
  inTheDark: ({ unit, rolled, failed }, { name }) =>
    (failed ? bad : plain)(`${name(unit)} rolls ${rolled} in the dark${failed ? ' and misses' : ''}.`),
  assaultLost: ({ unit, target, why }, { name }) =>
    bad(`${name(unit)} makes no assault on ${name(target)}: ${nameOfId(why)}.`),
  areaTaken: ({ units, tiles }, { name }) =>
    bad(
      units.length === 0
        ? `Nobody is there${tiles === null ? '' : ` (${tiles.join(', ')})`}.`
        : `${and(units.map(name))} ${units.length === 1 ? 'is' : 'are'} in the area.`,
    ),
  scattered: ({ unit, rolled, dice, to }, { name }) => {
    if (dice.length === 0) return plain(`${name(unit)} rolls ${rolled}: on target.`);
    const ends = to === null ? 'it is gone' : `it comes down at ${to}`;
    return bad(`${name(unit)} rolls ${rolled} and it scatters by ${dice.join(' and ')}: ${ends}.`);
  },
  spotted: ({ side, unit, whom, card }, { name }) =>
    good(`${name(side)} plays ${cardName(card)}: ${name(unit)} spots for ${name(whom)}.`),
  emptied: ({ units, means }, { name }) =>
    quiet(`${nameOfId(means)} of ${and(units.map(name))} has shot for this round.`),
  raged: ({ unit }, { name }) =>
    plain(`${name(unit)} rages: all its Offense falls again, for a die of Defense.`),
  guarded: ({ unit, whom, card, took }, { name }) =>
    (took ? good : plain)(
      `${name(unit)} draws ${cardName(card)}${took ? ` and takes the place of ${name(whom)}` : ': not enough to step in'}.`,
    ),
  stepped: ({ unit, to, why }, { name }) => plain(`${name(unit)} steps to ${to}: ${nameOfId(why)}.`),
  pushed: ({ unit, to }, { name }) => plain(`${name(unit)} is pushed to ${to}.`),
  stunned: ({ unit, why }, { name }) =>
    bad(`${name(unit)} can't be activated for the rest of the round: ${nameOfId(why)}.`),
};

export const defeatSentences: SentencesOf<DefeatEvents> = {
  saved: ({ unit, by, value, rolled, came, left }, { name }) => {
    const ends = {
      safe: good(`${name(unit)} rolls ${rolled} against ${value} (${nameOfId(by)}) and is safe.`),
      reserves: plain(`${name(unit)} rolls ${rolled} against ${value} (${nameOfId(by)}).`),
      defeated: bad(`${name(unit)} rolls ${rolled} against ${value} (${nameOfId(by)}): no help.`),
    };
    return left === value ? ends[came] : { ...ends[came], why: [`The die is worth ${left} from now on.`] };
  },
  dodged: ({ unit, dice, best, passed }, { name }) =>
    (passed ? good : bad)(
      `${name(unit)} ${passed ? 'dodges' : 'fails to dodge'}: ${dice.join(', ')} against a best die of ${best}.`,
    ),
  captured: ({ unit, side, points }, { name }) =>
    bad(`${name(unit)} is captured by ${name(side)}: ${plural(points, 'Victory Point')}.`),
  sentToReserves: ({ unit, why }, { name }) =>
    plain(`${name(unit)} goes back to reserves: ${nameOfId(why)}.`),
  removed: ({ unit, why }, { name }) => bad(`${name(unit)} is out of the game: ${nameOfId(why)}.`),
};

export const moveSentences: SentencesOf<MoveEvents> = {
  moved: ({ unit, how, from, to }, { name }) => {
    if (from === to) return { ...plain(`${name(unit)} stays at ${to}.`), aside: unit };
    const goes = { adjust: 'adjusts', move: 'moves', rush: 'rushes' } as const;
    return { ...plain(`${name(unit)} ${goes[how]} from ${from} to ${to}.`), aside: unit };
  },
  squadStays: ({ unit }, { name }) => plain(`${name(unit)} and its squad stay where they are.`),
  spun: ({ unit, facing }, { name }) => ({
    ...quiet(`${name(unit)} turns ${facing.replace(/([A-Z])/u, '-$1').toLowerCase()}.`),
    aside: unit,
  }),
  rushed: ({ unit, dice, further }, { name }) =>
    plain(`${name(unit)} rushes: ${dice.join(', ')}, ${plural(further, 'increment')} further.`),
  stopped: ({ unit, by, tile }, { name }) =>
    bad(`${name(unit)} fails ${nameOfId(by)} on its way to ${tile}.`),
  wentThrough: ({ unit, enemy }, { name }) =>
    bad(`${name(unit)} goes through ${name(enemy)}, which assaults it for free.`),
  drivenAway: ({ unit, by, dice, to }, { name }) =>
    bad(`${name(unit)} rolls ${dice.join(', ')} and rushes away from ${name(by)}, to ${to}.`),
  hazardMet: ({ unit, hazard, tile }, { name }) => bad(`${name(unit)} meets ${nameOfId(hazard)} at ${tile}.`),
};
