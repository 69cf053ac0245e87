import { escapeMarkdown } from '../../../engine/text.ts';
import type { Option, Prompt } from './wording.ts';
import type { Sentence } from './telling.ts';

/** Why an Attack, or what else one does in its place, can't be made. */
export const attackRefusals: { readonly [code: string]: Sentence } = {
  noSuchWeapon: ({ weapon }, { text }) =>
    `There's no "${text(weapon ?? '')}" to attack with. Pick from the list.`,
  noSuchAttackWay: ({ way, weapon }, { text }) =>
    `${text(weapon ?? '')} can't be used "${text(way ?? '')}". Pick from the list.`,
  nothingToAttackWith: ({ actor }, { who }) =>
    `${who(actor)} has nothing that can reach. Reload, move closer, or take something else in hand.`,
  needsBothHands: ({ item }, { text }) =>
    `${text(item ?? '')} takes both hands. Put away what's in the other one.`,
  notSkilled: ({ actor, weapon }, { who, text }) =>
    `Only who is Skilled can use ${text(weapon ?? '')} like that. ${who(actor)} can spend 3 Prestige for it.`,
  tooLittleAmmo: ({ item, needed, left }, { text }) =>
    `${text(item ?? '')} needs ${needed} Ammo and has ${left}. Reload it first.`,
  tooLittleCharge: ({ item, needed, left }, { text }) =>
    `${text(item ?? '')} needs ${needed} Charge and has ${left}. Recharge it first.`,
  chancesHidden: ({ actor }, { who }) => `Only the GM can see the odds of ${who(actor)}.`,
  noHandFree: ({ actor }, { who }) =>
    `${who(actor)} has no hand free for an object. Put a weapon away first.`,
  noSuchReduction: ({ typed }, { text }) =>
    `I can't read "${text(typed ?? '')}". Type what the GM takes off the damage, such as -2.`,
  ramsAfterFullSpeed: ({ name }, { text }) =>
    `${text(name ?? '')} only works right after Full Speed in the same turn.`,
  shutIn: ({ actor, vehicle }, { who }) =>
    `${who(actor)} is shut in ${who(vehicle)}. Use its guns, or get out first.`,
  gunPointsOut: ({ vehicle }, { who }) => `The guns of ${who(vehicle)} can't hit who is inside it.`,
  attacksSelf: () => 'Pick somebody else: nobody attacks themselves.',
  targetDown: ({ target }, { who }) => `${who(target)} is down already. Pick somebody else.`,
  mustAttackTaunter: ({ actor, taunter }, { who }) =>
    `${who(actor)} is Taunted and can only attack ${who(taunter)}.`,
  holdsSomebody: ({ actor, target }, { who }) =>
    `${who(actor)} holds ${who(target)} and can attack nobody else. Let go first.`,
  notTouching: ({ target }, { who }) => `${who(target)} is out of arm's reach. Move into contact first.`,
  outOfRange: ({ target, away, range }, { who }) =>
    `${who(target)} is ${away} m away, and the range is ${range} m. Move closer first.`,
  gmSaysOutOfReach: ({ target }, { who }) =>
    `The GM says ${who(target)} is out of reach. Move closer, or pick somebody else.`,
  notSeen: ({ actor, target }, { who }) =>
    `${who(actor)} can't see ${who(target)}: something is in the way. Move first.`,
  noSuchTrigger: ({ typed }, { text }) =>
    `I can't read "${text(typed ?? '')}". Try 'best', 'first', 'within 20 m', 'only Raider 1' or 'ask'.`,
  grapplesNoVehicle: ({ target }, { who }) => `${who(target)} is no body that can be grappled.`,
  grapplesNotInside: ({ actor }, { who }) => `${who(actor)} is in a vehicle. Get out of it to grapple.`,
  tooLargeToGrapple: ({ actor, target }, { who }) =>
    `${who(target)} is too large for ${who(actor)} to grapple.`,
  nobodyHeldNear: ({ actor }, { who }) => `Nobody near ${who(actor)} is Grappled, so there's nobody to free.`,
  noSuchDirection: ({ typed }, { text }) =>
    `I can't read the direction "${text(typed ?? '')}". Try 'north-east', '45' or somebody's name.`,
};

export const attackPrompts: { readonly [code: string]: Prompt } = {
  arc: (_params, who) => `Where do ${who}'s sparks jump?`,
  where: ({ actor, target, weapon }, _who, name) =>
    `${name(actor)} attacks ${name(target)} with ${escapeMarkdown(String(weapon))}. Where are they?`,
  grapple: ({ target }, who, name) => `${who} has got hold of ${name(target)}. What now?`,
  overwatch: ({ target, weapon, last }, who, name) =>
    `${name(target)} moves. Does ${who} fire ${escapeMarkdown(String(weapon))}${last === true ? '? It is the last chance.' : ' now?'}`,
};

export const attackAnswers: { readonly [code: string]: Option } = {
  'arc.to': ({ target }, name) => ({ label: `To ${name(target)}`, effect: '1 Electric damage' }),
  'where.clear': () => ({ label: 'In reach', effect: 'nobody in contact counts' }),
  'where.beset': ({ actor }, name) => ({
    label: 'Attacker in contact',
    effect: `${name(actor)} touches an enemy: −2 a die`,
  }),
  'where.targetBeset': ({ target }, name) => ({
    label: 'Target in contact',
    effect: `${name(target)} touches an enemy: −1 a die`,
  }),
  'where.out': () => ({ label: 'Out of reach', effect: 'the attack is taken back' }),
  'grapple.grappled': () => ({ label: 'Hold them', effect: 'Grappled' }),
  'grapple.prone': () => ({ label: 'Throw them down', effect: 'Prone' }),
  'overwatch.fire': ({ weapon }) => ({ label: 'Fire', effect: escapeMarkdown(String(weapon)) }),
  'overwatch.wait': () => ({ label: 'Wait', effect: 'for a better moment of this move' }),
  'overwatch.let': () => ({ label: 'Let them pass', effect: 'the shot is kept' }),
  'reaction.pass': () => ({ label: 'No', effect: '' }),
};
