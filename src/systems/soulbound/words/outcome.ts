import { capital, firstOf, inCode } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { list } from './fight.ts';
import { bold, type Telling } from './telling.ts';

export function fightEnded({ rounds, heroes = [], soulfire }: Events['fightEnded']): Note {
  const after = rounds === 0 ? '' : ` after ${rounds === 1 ? 'one round' : `${rounds} rounds`}`;
  const spent = soulfire?.spent ?? 0;
  const cost = spent === 0 ? [] : [`Soulfire spent: ${spent}. Left: ${soulfire?.left} of ${soulfire?.max}.`];
  return {
    text: [`The fight is over${after}.`, ...heroes.map(hurtWords), ...cost].join('\n'),
    tone: 'plain',
  };
}

type Hurt = NonNullable<Events['fightEnded']['heroes']>[number];

/** '**Kira**: Toughness 4/10, Wounds 2/5 (2 new).' */
function hurtWords({ name, toughness, wounds, more, dead, mortal }: Hurt): string {
  if (dead) return `${bold(name)} is dead.`;
  const fresh = more === 0 ? '' : ` (${more} new)`;
  const track = wounds.max === 0 ? '' : `, Wounds ${wounds.now}/${wounds.max}${fresh}`;
  return `${bold(name)}: Toughness ${toughness.now}/${toughness.max}${track}${mortal ? ', Mortally Wounded' : ''}.`;
}

/** What comes now for who is dying outside of a fight: how, and by whom. */
export function dying(e: Events['dying'], at: Telling): Note {
  const name = at.name(e.actor);
  const cheat =
    e.soulfire > 0
      ? ` Or an ally spends 1 Soulfire: ${inCode(`/act action:Cheat Death target:${at.plainName(e.actor)}`)}.`
      : '';
  const later = `${name} is still dying.`;
  return {
    later,
    text: `${later} ${capital(at.of(e.actor).their)} player makes a Death Test (${e.dice}d6, DN ${e.difficulty}:${e.complexity}) or a Last Stand: \`/check what:Death Test\`.${cheat}`,
    tone: 'bad',
  };
}

export function foesAlive({ names }: Events['foesAlive']): Note {
  const later = `Still alive: ${list(firstOf(names.map(bold)))}.`;
  return { text: `${later} Keep them for later, wounds and all: \`/encounter keep\`.`, later, tone: 'quiet' };
}

/** Whoever has a namesake in the campaign is called otherwise from then on. */
export function foesKept({ who }: Events['foesKept']): Note {
  const later = `You keep ${list(who.map(({ name, was }) => (name === was ? bold(name) : `${bold(was)} (from now on ${bold(name)})`)))} as your ${who.length === 1 ? 'NPC' : 'NPCs'}, wounds, gear and conditions as they are.`;
  const again = `Bring ${who.length === 1 ? 'them' : 'one'} into another fight: ${inCode(`/encounter add who:${who[0]?.name ?? ''}`)}.`;
  return { text: `${later} ${again}`, later, tone: 'good' };
}
