import { escapeMarkdown } from '../../../engine/text.ts';
import type { AimTold, AttackEvents } from '../attack/events.ts';
import { type Leaning, leaning } from '../numbers/edge.ts';
import { edgeWords } from './edges.ts';
import { modifierWords } from './modifier.ts';
import { and, type Refusals, type SentencesOf, type Telling } from './telling.ts';

const leans: Readonly<Record<Leaning, string>> = {
  advantage: ' with advantage',
  disadvantage: ' with disadvantage',
  none: '',
};

/** What an attack came to against one: 'hits **Wolf**', 'misses **Wolf** and hits **Bo** instead'. */
function aimWords({ target, hit, critical, instead }: AimTold, at: Telling): string {
  if (instead !== null) return `misses ${at.name(target)} and hits ${at.name(instead)} instead`;
  if (!hit) return `misses ${at.name(target)}`;
  return critical ? `hits ${at.name(target)} critically` : `hits ${at.name(target)}`;
}

/** 'd20 14, 7 (advantage: Hidden) + 4 = 18, Evasion 15'. Whose numbers are secret shows the dice alone. */
function whyOf(
  dice: readonly number[],
  { natural, bonus, evasion, edges, total, target }: AimTold,
  actor: string,
  at: Telling,
): readonly string[] {
  if (natural === null) return [`${at.plainName(target)} is an object: always hit`];
  const reasons = edges.length === 0 ? '' : ` (${edgeWords(edges)})`;
  const parts = bonus.modifiers.map(modifierWords).join(', ');
  const rolled = `d20: ${dice.join(', ')}${reasons}`;
  const own = at.knows(actor) ? `${rolled}; ${parts === '' ? '' : `${parts}; `}${total} in all` : rolled;
  if (!at.knows(target)) return [own];
  const kept = evasion.modifiers.map(modifierWords).join(', ');
  return [own, `Evasion ${evasion.total}: ${evasion.base}${kept === '' ? '' : `, ${kept}`}`];
}

export const attackSentences: SentencesOf<AttackEvents> = {
  attacked: ({ actor, with: what, dice, aims, pulled, loud = false }, at) => {
    const hit = aims.some((aim) => aim.hit || aim.instead !== null);
    const deed = pulled
      ? `misses ${and(aims.map(({ target }) => at.name(target)))} on purpose`
      : and(aims.map((aim) => aimWords(aim, at)));
    const lean = leans[leaning(aims.length === 1 ? (aims[0]?.edges ?? []) : [])];
    return {
      text: `${at.name(actor)} ${deed} with ${escapeMarkdown(what)}${pulled ? '' : lean}${loud ? ', loudly' : ''}.`,
      tone: hit ? 'plain' : 'quiet',
      why: pulled ? [] : aims.flatMap((aim) => whyOf(dice, aim, actor, at)),
      ...(hit ? {} : { attempt: { by: at.plainName(actor), deed: 'attack', hit: false, damage: 0 } }),
    };
  },
};

export const attackRefusals: Refusals = {
  chancesHidden: ({ actor }, { who }) => `${who(actor)}'s odds are for the GM alone.`,
  forbidden: ({ actor, by }, { who, text }) =>
    `${who(actor)} can't do that now: ${text(by)}.${by === 'Prone' ? ' Stand up first.' : ''}`,
  needsBothHands: ({ weapon }, { text }) =>
    `${text(weapon)} takes both hands. Put it in both first: Switch Weapons.`,
  needsEquipment: ({ actor, what }, { who, text }) =>
    `${who(actor)} has no equipment, and ${text(what)} needs some.`,
  noSuchWeapon: ({ actor, weapon }, { who, text }) =>
    `${who(actor)} doesn't hold "${text(weapon)}". Pick a weapon from the list.`,
  noSuchWay: ({ way, weapon }, { text }) =>
    `I don't know the way "${text(way)}" to use ${text(weapon)}. Pick one from the list.`,
  badArea: ({ weapon, at }, { text }) =>
    `${text(weapon)} can't lie at ${text(at)}. A cube is said by its north-western square (C3), a line square by square from beside you (C3 D3 E4), and the target must be in it.`,
  outOfReach: ({ target, away, most, weapon }, { who, text }) =>
    `${who(target)} is ${away} m away; ${text(weapon)} reaches ${most} m. Move closer first.`,
  fullCover: ({ target }, { who }) => `${who(target)} is behind full cover. Find another line first.`,
  attacksSelf: ({ actor }, { who }) => `${who(actor)} can't attack themselves.`,
  targetDead: ({ target }, { who }) => `${who(target)} is dead already.`,
  isBroken: ({ target }, { who }) => `${who(target)} is broken already.`,
  targetHidden: ({ target }, { who }) => `You don't know where ${who(target)} is. Search first.`,
  mustAttack: ({ actor, cause }, { who }) => `${who(actor)} is Enraged: attack ${who(cause)}, or nobody.`,
};
