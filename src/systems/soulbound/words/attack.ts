import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { rungName } from '../content/ladder.ts';
import { ways } from '../content/ways.ts';
import { wounds } from '../content/wounds.ts';
import type { Events } from '../events.ts';
import { emptyWords } from './aftermath.ts';
import { armourWords, harmWords } from './harm.ts';
import { healthWord } from './health.ts';
import { sumWords } from './modifier.ts';
import { diceLine, poolWords, rollWords, successWords, withDice } from './roll.ts';
import type { Telling } from './telling.ts';

export function attacked(e: Events['attacked'], at: Telling): Note {
  const [actor, target] = [at.name(e.actor), at.name(e.target)];
  const weapon = `${escapeMarkdown(e.weapon)}${e.thrown ? ' (thrown)' : ''}`;
  const way = e.way === null ? '' : ` (${rowOf(ways, e.way).name})`;
  const why = whyAttack(e, at);
  const told = (sentence: string) => withDice(sentence, rollWords(e, e.dn));
  const hit = e.successes > 0;
  const attempt = {
    by: at.plainName(e.actor),
    deed: e.ranged ? 'shoot' : 'attack',
    hit,
    damage: hit ? e.damage : 0,
  };
  if (!hit) {
    const text = told(`${actor} misses ${target} with ${weapon}${way}, DN ${e.dn}.`);
    return { text, tone: 'quiet', why, attempt };
  }
  const hits = `${actor} hits ${target} with ${weapon}${way}, DN ${e.dn}: ${successWords(e.successes)}, ${e.damage} Damage`;
  const text = told(`${hits}${harmWords(e, at)}.`);
  return { text, tone: e.dealt === 0 ? 'quiet' : 'good', why, attempt };
}

function whyAttack(e: Events['attacked'], at: Telling): readonly string[] {
  const skill = e.ranged ? 'Body (Ballistic Skill)' : 'Body (Weapon Skill)';
  const own = e.ranged ? 'Accuracy' : 'Melee';
  const steps = e.attack.total - e.defence.total;
  const unaware = e.unaware ? ' (unaware of the attacker)' : '';
  const ladder = e.helpless
    ? 'DN 2: the target is Incapacitated'
    : `DN ${e.dn}: ${own} ${rung(e.attack)} against Defence ${rung(e.defence)}${unaware}, ${stepsWords(steps)}`;
  const damage =
    e.successes === 0
      ? []
      : [
          `Damage ${e.damage}: ${sumWords(e.weaponDamage, `${escapeMarkdown(e.weapon)} ${e.weaponDamage.base}`)} + ${successWords(e.successes)}`,
        ];
  const armour = e.successes > 0 ? armourWords(e, at) : [];
  const sixes =
    e.sixes === null ? [] : [`${e.sixes === 1 ? '1 six' : `${e.sixes} sixes`} for Cleave or Rend`];
  return [
    poolWords(skill, e.pool),
    ladder,
    diceLine(e, e.dn),
    ...damage,
    ...armour,
    ...sixes,
    ...emptyWords(e),
  ];
}

const rung = (sum: Events['attacked']['attack']) => {
  const changed = sum.modifiers.length === 0 ? '' : ` (${sumWords(sum, rungName(sum.base))})`;
  return `${rungName(sum.total)}${changed}`;
};

function stepsWords(steps: number): string {
  if (steps === 0) return 'equal';
  const count = Math.abs(steps);
  return `${count} ${count === 1 ? 'step' : 'steps'} ${steps > 0 ? 'higher' : 'lower'}`;
}

export function suffered(e: Events['suffered'], at: Telling): Note {
  const target = at.name(e.target);
  const [before, after, max] = e.toughness;
  const [, filled, track] = e.wounds;
  const killed = e.dies === true || e.minions?.left === 0;
  const only =
    e.wound === null && e.mortal === null && e.minions === null ? { ofAttempt: true as const } : {};
  if (!at.knows(e.target)) {
    const word = killed ? 'dead' : healthWord(after, max, filled, e.mortal !== null);
    return { text: `${target} is ${word}${dyingWords(e)}.${minionWords(e)}`, tone: 'bad', ...only };
  }
  const toughness = before === after ? '' : ` Toughness ${before} → ${after}.`;
  const wound =
    e.wound === null || (e.mortal !== null && !e.mortal.fell)
      ? ''
      : ` A ${rowOf(wounds, e.wound).name} Wound: ${filled} of ${track} spaces filled.`;
  return {
    text: `${target} takes ${e.damage} damage.${toughness}${wound}${mortalWords(e)}${minionWords(e)}${killed ? ` ${target} is dead.` : ''}`,
    tone: 'bad',
    ...only,
    ...(e.wound === null ? {} : { why: [leftWords(e.damage - before, e.wound)] }),
  };
}

/** What Toughness has left over, and the Wound that so much makes: none worse than Minor where the weapon is Ineffective. */
function leftWords(left: number, wound: NonNullable<Events['suffered']['wound']>): string {
  const { id, name, spaces } = rowOf(wounds, wound);
  const worst = id === 'minor' && left > 1 ? ', the worst this can be' : '';
  return `${left} left over once Toughness is 0: a ${name} Wound, ${spaces} ${spaces === 1 ? 'space' : 'spaces'}${worst}`;
}

/** What players should know of a foe who is Mortally Wounded: it is not dead, and may act again. */
function dyingWords({ mortal }: Events['suffered']): string {
  if (mortal === null) return '';
  return mortal.fell ? ': dying, not dead' : ': already dying, and now a step closer to death';
}

/** What everybody sees of minions: how many fell. */
function minionWords({ minions }: Events['suffered']): string {
  if (minions === null || minions.fell === 0 || minions.left === 0) return '';
  return ` ${minions.fell} of them ${minions.fell === 1 ? 'falls' : 'fall'}, ${minions.left} ${minions.left === 1 ? 'fights' : 'fight'} on.`;
}

function mortalWords({ mortal }: Events['suffered']): string {
  if (mortal === null) return '';
  const { complexity } = rowOf(wounds, mortal.wound);
  if (mortal.fell)
    return ` **Mortally Wounded**, and Stunned: a Death Test (DN 4:${complexity}) at the start of each turn.`;
  return ` The next Death Test is harder: Complexity ${complexity + mortal.hits}.`;
}

export function defended(e: Events['defended'], at: Telling): Note {
  return {
    text: `${at.name(e.defender)} defends ${at.name(e.target)} and takes the attack.`,
    tone: 'plain',
  };
}

export function cameClose(e: Events['cameClose'], at: Telling): Note {
  const cost = e.takesMove ? ` with ${at.of(e.actor).their} Move` : '';
  return { text: `${at.name(e.actor)} goes up to ${at.name(e.target)}${cost}.`, tone: 'quiet' };
}
