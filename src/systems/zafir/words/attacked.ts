import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { AttackEvents } from '../attack/events.ts';
import { critsOn, hitsOn } from '../attack/pools.ts';
import { throughWords, whyThrough } from './damage.ts';
import { modifierWords } from './modifier.ts';
import { diceWords, poolWords } from './pools.ts';
import type { Telling } from './telling.ts';

type Attacked = AttackEvents['attacked'];

const reactions: Readonly<Record<NonNullable<Attacked['reaction']>, string>> = {
  overwatch: 'Overwatch',
  suppressiveFire: 'Suppressive Fire',
  returnFire: 'Return Fire',
  riposte: 'Riposte',
};

/** An attack in a sentence, with its dice below: '**Kira** hits **Raider** with the Autorifle: 5 damage, 3 got through (2 armour).' */
export function attacked(event: Attacked, at: Telling): Note {
  const dice = diceLine(event);
  return {
    text: `${prefix(event)}${sentence(event, at)}${dice === '' ? '' : `\n-# ${dice}`}`,
    tone: event.hit ? 'good' : 'quiet',
    why: whyAttacked(event),
    ...(event.kind === 'subdue' ? {} : { attempt: attemptOf(event, at) }),
  };
}

const attemptOf = ({ actor, kind, hit, through }: Attacked, at: Telling): NonNullable<Note['attempt']> => ({
  by: at.plainName(actor),
  deed: kind === 'ranged' ? 'shoot' : 'attack',
  hit,
  damage: !hit || through === null || through.immune ? 0 : Math.max(1, through.total.total),
});

const prefix = ({ reaction, from }: Attacked): string =>
  `${reaction === null ? '' : `${reactions[reaction]}: `}${from === null ? '' : `From ${from}, `}`;

function sentence(event: Attacked, at: Telling): string {
  const { actor, target, kind, outcome, through } = event;
  const [who, whom] = [at.who(actor), at.who(target)];
  const weapon = escapeMarkdown(event.weapon);
  if (kind === 'subdue')
    return event.hit ? `${who} knocks ${whom} out.` : `${who} fails to knock ${whom} out.`;
  switch (outcome) {
    case 'prevented':
      return `${who} doesn't hit ${whom} with the ${weapon}.`;
    case 'miss':
      return `${who} misses ${whom} with the ${weapon}${event.aim.values.length === 0 ? ': no Aim Dice' : ''}.`;
    case 'hit':
    case 'crit': {
      const how = outcome === 'crit' ? 'critically hits' : 'hits';
      return `${who} ${how} ${whom} with the ${weapon}${through === null ? '' : `: ${throughWords(through)}`}.`;
    }
  }
}

const diceLine = ({ aim, crit, die }: Attacked): string =>
  aim.values.length === 0
    ? ''
    : [
        `aim ${diceWords(aim.values, hitsOn)}`,
        ...(crit === null ? [] : [`crit ${diceWords(crit.values, critsOn)}`]),
        ...(die === null ? [] : [`damage d${die.sides}: ${die.value}`]),
      ].join(' · ');

/** Where each pool and the damage come from. */
function whyAttacked(event: Attacked): readonly string[] {
  const { aim, crit, cover, through, damageType } = event;
  return [
    `${poolWords('Aim', aim)}, a 5 or 6 hits${cover === 'full' ? ' (full cover adds none)' : ''}`,
    ...(crit === null ? [] : [`${poolWords('Crit', crit)}, a 6 is critical`]),
    ...(through === null ? [] : whyThrough(through, damageType, damageWords(event))),
  ];
}

type DamageParts = Pick<Attacked, 'weapon' | 'die' | 'damage' | 'critDamage' | 'critIsMaximum' | 'outcome'>;

/** Somebody in an area that is hit. */
export function caught(event: AttackEvents['caught'], at: Telling): Note {
  const { target, weapon, through, die, critValues, damageType } = event;
  const how = event.outcome === 'crit' ? 'critically hits' : 'catches';
  const dice = [
    ...(critValues.length === 0 ? [] : [`crit ${diceWords(critValues, critsOn)}`]),
    ...(die === null ? [] : [`damage d${die.sides}: ${die.value}`]),
  ].join(' · ');
  return {
    text: `The ${escapeMarkdown(weapon)} ${how} ${at.who(target)}: ${throughWords(through)}.${dice === '' ? '' : `\n-# ${dice}`}`,
    tone: 'good',
    why: whyThrough(through, damageType, damageWords(event)),
  };
}

/** The damage of the attack itself: 'Autorifle d3 (2) + 2 + critical hit 2'. */
function damageWords({ weapon, die, damage, critDamage, critIsMaximum, outcome }: DamageParts): string {
  const most = outcome === 'crit' && critIsMaximum;
  const rolled =
    die === null ? [] : [most ? `d${die.sides}, the most: ${die.sides}` : `d${die.sides} (${die.value})`];
  const parts = [...rolled, ...(damage.base === 0 && die !== null ? [] : [`${damage.base}`])];
  const more = damage.modifiers.map(
    (one) => `${one.amount < 0 ? '−' : '+'} ${Math.abs(one.amount)} ${modifierWords(one)}`,
  );
  const crit =
    outcome === 'crit' && !critIsMaximum && critDamage.total !== 0
      ? [`+ ${critDamage.total} critical hit`]
      : [];
  return [`${escapeMarkdown(weapon)} ${parts.join(' + ')}`, ...more, ...crit].join(' ');
}
