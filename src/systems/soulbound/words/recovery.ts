import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import type { Telling } from './telling.ts';

export function lastStand(e: Events['lastStand'], at: Telling): Note {
  const name = at.name(e.actor);
  const fights = e.fights !== false;
  const how = fights ? '' : ' End it with `/act action:End the Last Stand`.';
  const mettle = at.knows(e.actor) ? ` Mettle ${e.mettle[1]}/${e.mettle[2]}.` : '';
  const { they, verb } = at.of(e.actor);
  const later = `${name} makes a **Last Stand**: ${they} ${verb('takes', 'take')} no Damage and ${verb('ignores', 'ignore')} Armour until ${fights ? 'the fight' : 'it'} ends.`;
  return {
    text: `${later}${how}${mettle}`,
    later: `${later}${mettle}`,
    tone: 'good',
    why: [
      'Melee and Accuracy one step up; every condition ends; Mettle is back to its maximum.',
      'It replaces the Death Test, and you make none while it lasts.',
    ],
  };
}

export const lastStandEnded = (e: Events['lastStandEnded'], at: Telling): Note => ({
  text: e.dies
    ? `${at.name(e.actor)}'s Last Stand is over, and ${at.of(e.actor).they} ${at.of(e.actor).verb('dies', 'die')}.`
    : `${at.name(e.actor)}'s Last Stand is over: Mortally Wounded and Stunned again.`,
  tone: 'bad',
});

export const unharmed = (e: Events['unharmed'], at: Telling): Note => ({
  text: `${at.name(e.target)} makes a Last Stand: ${e.damage} Damage does nothing.`,
  tone: 'quiet',
});

export const mettleRegained = (e: Events['mettleRegained'], at: Telling): Note => ({
  text: `${at.name(e.actor)} has all Mettle back: ${e.mettle[0]} → ${e.mettle[1]}.`,
  tone: 'good',
});

export function toughnessRecovered(e: Events['toughnessRecovered'], at: Telling): Note {
  const [before, now, max] = e.toughness;
  const who = at.name(e.actor);
  if (!at.knows(e.actor)) return { text: `${who} recovers.`, tone: 'good' };
  const how = now === max ? 'has all Toughness back' : 'recovers Toughness';
  return { text: `${who} ${how}: ${before} → ${now}.`, tone: 'good' };
}

export function deathCheated(e: Events['deathCheated'], at: Telling): Note {
  const [actor, target] = [at.name(e.actor), at.name(e.target)];
  const who = e.actor === e.target ? `${actor} cheats death` : `${actor} makes ${target} cheat death`;
  return {
    text: `${who}: no longer Mortally Wounded, Toughness ${e.toughness[0]} → ${e.toughness[1]}.`,
    tone: 'good',
    why: ['Half of the maximum Toughness comes back. The Wounds stay.'],
  };
}
