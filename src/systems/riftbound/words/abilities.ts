import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { switches } from '../abilities/switches.ts';
import { abilityRowOf } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import type { Events } from '../events.ts';
import type { CharacterId } from '../scene.ts';
import { listed } from './listed.ts';
import { spentBeside, spentWhy } from './spent.ts';
import type { Sentence, Telling } from './telling.ts';

/** What things besides Abilities are called that cost SP or reroll dice. */
const others: Readonly<Record<string, string>> = {
  intercept: 'Intercept',
  parry: 'a parry',
  prepare: 'Prepare',
  deployed: 'the Deployed legs',
  prestige: 'Prestige',
};

/** What an Ability is called, or something else that is used like one. */
export const abilityName = (id: string): string =>
  others[id] ?? abilityRowOf(id)?.name.replace(/ I{1,2}$/u, '') ?? escapeMarkdown(id);

const all = (ids: readonly CharacterId[], at: Telling): string => listed(ids.map((id) => at.name(id)));

export function paid(event: Events['paid'], at: Telling): Note {
  const { actor, on, price } = event;
  const why = spentWhy([event], at);
  return {
    text: `${at.name(actor)} spends ${price} SP on ${abilityName(on)}${spentBeside([event], actor, at)}.`,
    tone: 'quiet',
    ...(why.length === 0 ? {} : { why }),
  };
}

export const cooldownRolled = (e: Events['cooldownRolled'], at: Telling): Note => ({
  text: e.ready
    ? `${at.name(e.actor)}'s ${abilityName(e.ability)} is ready again.`
    : `${at.name(e.actor)}'s ${abilityName(e.ability)} isn't ready yet.`,
  tone: e.ready ? 'good' : 'quiet',
  why: [`d6: ${e.die}, ${e.needed}+ needed`],
});

export function rerolled({ actor, target, source, item, dice }: Events['rerolled'], at: Telling): Note {
  const means = item === null ? abilityName(source) : escapeMarkdown(item);
  const whose = actor === target ? '' : ` for ${at.name(target)}`;
  const changes = dice.map(([before, now]) => `${before} → ${now}`).join(', ');
  return { text: `${at.name(actor)} rerolls${whose} with ${means}: ${changes}.`, tone: 'plain' };
}

export function intercepted(e: Events['intercepted'], at: Telling): Note {
  const gone = e.metres === 0 ? '' : ` (${e.metres} m)`;
  const hits = e.hits === 1 ? '1 hit' : `${e.hits} hits`;
  return {
    text: `${at.name(e.actor)} steps in${gone} and takes ${hits} for ${at.name(e.target)}.`,
    tone: 'plain',
    why: [`d6: ${e.die}`],
  };
}

export const interceptFailed = ({ actor, target }: Events['interceptFailed'], at: Telling): Note => ({
  text: `${at.name(actor)} doesn't get to ${at.name(target)} in time.`,
  tone: 'bad',
});

export function clarityGained({ actor, counters, sp }: Events['clarityGained'], at: Telling): Note {
  if (sp === null)
    return {
      text: `${at.name(actor)} clears ${at.of(actor).their} mind: Clarity ${counters} of 3.`,
      tone: 'plain',
    };
  const left = at.knows(actor) ? ` (SP ${sp[0]} → ${sp[1]})` : '';
  return { text: `${at.name(actor)} turns three Clarity counters into 1 SP${left}.`, tone: 'good' };
}

export const careful = ({ actor }: Events['careful'], at: Telling): Note => ({
  text: `${at.name(actor)} moves carefully: no Overwatch on ${at.of(actor).their} moves until ${at.of(actor).their} next turn.`,
  tone: 'plain',
});

export const sanctuary = ({ actor }: Events['sanctuary'], at: Telling): Note => ({
  text: `${at.name(actor)} uses Sanctuary: free rerolls to dodge and a free, longer Intercept for two turns.`,
  tone: 'good',
});

export const rallied = ({ actor, others: who, bonus }: Events['rallied'], at: Telling): Note => {
  const others = who.filter((id) => id !== actor).map((id) => at.name(id));
  const rallies = listed([...others, ...(who.includes(actor) ? [at.of(actor).themselves] : [])]);
  return {
    text: `${at.name(actor)} rallies ${rallies} for two turns: +${bonus} m or damage once a turn.`,
    tone: 'good',
  };
};

export function rallyUsed({ actor, on, attribute }: Events['rallyUsed'], at: Telling): Note {
  const what =
    on === 'overwatch'
      ? 'gets a second Overwatch'
      : `Prepares a second time${attribute === null ? '' : `: ${rowOf(attributes, attribute).short}`}`;
  return { text: `${at.name(actor)}, rallied, ${what}.`, tone: 'good' };
}

export function supercharged({ actor, others: who, sp }: Events['supercharged'], at: Telling): Note {
  const why = sp.flatMap(({ who: id, sp: [before, now] }) =>
    at.knows(id) && before !== now ? [`${at.plainName(id)}: SP ${before} → ${now}`] : [],
  );
  return {
    text: `${at.name(actor)} supercharges ${all(who, at)}: all SP back, and a token each.`,
    tone: 'good',
    ...(why.length === 0 ? {} : { why }),
  };
}

export const surged = ({ actor }: Events['surged'], at: Telling): Note => ({
  text: `${at.name(actor)} surges: another turn right after this one.`,
  tone: 'good',
});

export const ordered = ({ actor, target }: Events['ordered'], at: Telling): Note => ({
  text: `${at.name(actor)} gives the order: ${at.name(target)} Seizes the Initiative.`,
  tone: 'good',
});

export const backedUp = ({ actor, vehicle, attack, centre }: Events['backedUp'], at: Telling): Note => ({
  text: `${at.name(vehicle)} backs ${at.name(actor)} up: on Overwatch with the ${escapeMarkdown(attack)}${centre === null ? '' : `, range from ${at.name(centre)}`}.`,
  tone: 'plain',
});

export const charging = ({ actor, target }: Events['charging'], at: Telling): Note => ({
  text: `${at.name(actor)} charges at ${at.name(target)}.`,
  tone: 'plain',
});

export function enthused({ actor, rolled, sp }: Events['enthused'], at: Telling): Note {
  const left = sp !== null && at.knows(actor) ? ` (SP ${sp[0]} → ${sp[1]})` : '';
  return {
    text:
      sp === null
        ? `${at.name(actor)}'s Enthusiasm gives nothing back.`
        : `${at.name(actor)}'s Enthusiasm gives 1 SP back${left}.`,
    tone: sp === null ? 'quiet' : 'good',
    why: [`WIL ${rolled.total}, 11 needed`],
  };
}

export const pepped = ({ actor, target, bonus }: Events['pepped'], at: Telling): Note => ({
  text: `${at.name(actor)} gives ${at.name(target)} a pep talk: ${bonus} more on ${at.of(target).their} next damage.`,
  tone: 'good',
});

export const bonked = ({ actor, target, metres }: Events['bonked'], at: Telling): Note => ({
  text: `${at.name(actor)} bonks ${at.name(target)} ${metres} m away.`,
  tone: 'plain',
});

export const terrified = ({ actor, target }: Events['terrified'], at: Telling): Note => ({
  text: `${at.name(actor)} terrifies ${at.name(target)}: one fewer Action next turn.`,
  tone: 'bad',
});

export const quickened = ({ actor, die }: Events['quickened'], at: Telling): Note => ({
  text: `${at.name(actor)} is Quick: up to ${die} m more.`,
  tone: 'quiet',
  why: [`d6: ${die}`],
});

export const switchSet = ({ actor, what, on }: Events['switchSet'], at: Telling): Note => ({
  text: `${at.name(actor)} turns ${on ? 'on' : 'off'}: ${rowOf(switches, what).name}.`,
  tone: 'quiet',
});

export const prestigeGained = ({ target, prestige }: Events['prestigeGained'], at: Telling): Note => ({
  text: `${at.name(target)} gains Prestige: ${prestige[1]} of 3.`,
  tone: 'good',
});

export const prestigeSpent = ({ actor, on }: Events['prestigeSpent'], at: Telling): Note => ({
  text: `${at.name(actor)} spends 3 Prestige ${on === 'reroll' ? 'to roll again' : 'to count as Skilled'}.`,
  tone: 'plain',
});

export const abilityRefusals: { readonly [code: string]: Sentence } = {
  noAbility: ({ actor, ability }, { who }) => `${who(actor)} hasn't got ${abilityName(String(ability))}.`,
  coolingDown: ({ ability, needed }) =>
    `${abilityName(String(ability))} is on cooldown. It comes back on a ${needed}+ at your turn's start, or with any rest.`,
  signatureUsed: ({ ability }) =>
    `${abilityName(String(ability))} is used up. It comes back on a 5+ at a Full Rest.`,
  tooFewSp: ({ actor, needed, left }, { who }) =>
    `That takes ${needed} SP, and ${who(actor)} has ${left}. Rests bring SP back.`,
  pressRollAgain: () => 'Press *roll again* under the result of that check.',
  tooLittlePrestige: ({ actor, needed, left }, { who }) =>
    `That takes ${needed} Prestige, and ${who(actor)} has ${left}. The GM gives 1 for living up to a Quirk.`,
  nothingToRollAgain: ({ actor }, { who }) =>
    `${who(actor)} has nothing to roll again: a roll can be made again until the next step.`,
  prestigeFull: ({ actor, most }, { who }) =>
    `${who(actor)} has ${most} Prestige already: nobody holds more.`,
  gmOnly: () => 'Only a GM can do that.',
  onlyPeopleHeal: ({ target }, { who }) => `${who(target)} can't be patched up: only people can.`,
  targetDead: ({ target }, { who }) => `${who(target)} is dead.`,
  notWilling: ({ target }, { who }) =>
    `${who(target)} isn't willing. Their sheet says so, or they're an enemy.`,
  notHurt: ({ target }, { who }) => `${who(target)} isn't hurt.`,
  outOfTouch: ({ actor, target }, { who }) =>
    `${who(actor)} can't reach ${who(target)}. Move next to them first.`,
  nobodyInReach: ({ actor, metres }, { who }) => `${who(actor)} sees nobody of that name within ${metres} m.`,
  nobodyHears: ({ actor }, { who }) => `Nobody of that name hears ${who(actor)}.`,
  notWhileSeizing: ({ actor }, { who }) => `${who(actor)} can only do that on a turn of their own.`,
  isAsleep: ({ actor }, { who }) =>
    `${who(actor)} is out of Charge and asleep. Somebody must recharge them first.`,
  usedThisTurn: ({ ability }) =>
    `${abilityName(String(ability))} works once a turn, and it's used for this one.`,
  chargeAfterMove: ({ actor }, { who }) =>
    `${who(actor)} can only charge right after a second Move in one turn.`,
  noOwnVehicle: ({ actor }, { who }) => `${who(actor)} has no Signature Vehicle in this fight.`,
  vehicleTooFar: ({ vehicle, metres }, { who }) => `${who(vehicle)} is more than ${metres} m away.`,
  gunEmpty: ({ system, vehicle }, { who, text }) =>
    `The ${text(system ?? '')} of ${who(vehicle)} is empty. Somebody inside must reload it.`,
};
