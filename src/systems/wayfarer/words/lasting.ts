import type { ArrivalEvents } from '../arrivals/events.ts';
import type { CastingEvents } from '../casting/events.ts';
import type { CommandEvents } from '../commands/events.ts';
import type { DeedEvents } from '../deeds/events.ts';
import type { LastingEvents } from '../lasting/events.ts';
import type { OperatingEvents } from '../operating/events.ts';
import { and, nameOfId } from './names.ts';
import { bad, good, plain, quiet, type SentencesOf } from './telling.ts';

export const lastingSentences: SentencesOf<LastingEvents> = {
  lastingBegan: ({ unit, why, until }, { name }) =>
    plain(
      `${nameOfId(why)} is on ${name(unit)}, until ${until === null ? 'the battle is over' : `round ${until} is over`}.`,
    ),
  lastingEnded: ({ unit, why }, { name }) => quiet(`${nameOfId(why)} on ${name(unit)} is over.`),
};

export const commandSentences: SentencesOf<CommandEvents> = {
  wentOver: ({ unit, side, from, why }, { name }) =>
    bad(`${name(unit)} leaves ${name(from)} and obeys ${name(side)}: ${nameOfId(why)}.`),
  cameHome: ({ unit, side }, { name }) => plain(`${name(unit)} obeys ${name(side)} again.`),
};

export const arrivalSentences: SentencesOf<ArrivalEvents> = {
  mutated: ({ unit, rolled, came }, { name }) => {
    const ends = {
      saveDie: 'and has a save die by it',
      stays: 'and stays away',
      captured: 'and is lost',
    } as const;
    return plain(`${name(unit)} rolls ${rolled} ${ends[came]}.`);
  },
  radioedIn: ({ unit, whom, rolled, range }, { name }) =>
    plain(`${name(unit)} rolls ${rolled} on the radio: ${name(whom)} scatters by ${range}.`),
  tookPlace: ({ unit, whom }, { name }) => plain(`${name(unit)} takes the place of ${name(whom)}.`),
  typeChosen: ({ unit, type }, { name }) => plain(`${name(unit)} knows this kind: ${nameOfId(type)}.`),
};

export const castingSentences: SentencesOf<CastingEvents> = {
  castBegan: ({ unit, spell, target }, { name }) =>
    plain(`${name(unit)} casts ${nameOfId(spell)}${target === null ? '' : ` at ${name(target)}`}.`),
  fizzled: ({ unit, spell }, { name }) => bad(`${nameOfId(spell)} of ${name(unit)} fizzles.`),
  countered: ({ unit, caster, spell }, { name }) =>
    good(`${name(unit)} counters ${nameOfId(spell)} of ${name(caster)}.`),
  carried: ({ unit, to, why }, { name }) => plain(`${name(unit)} comes to ${to}: ${nameOfId(why)}.`),
  undone: ({ units }, { name }) =>
    plain(
      units.length === 0
        ? 'Nothing of the turn before is undone.'
        : `The turn before never was for ${and(units.map(name))}.`,
    ),
  recalled: ({ unit, why }, { name }) => good(`${name(unit)} comes back: ${nameOfId(why)}.`),
};

export const deedSentences: SentencesOf<DeedEvents> = {
  deedBegan: ({ unit, deed, target }, { name }) =>
    plain(`${name(unit)} uses ${nameOfId(deed)}${target === null ? '' : `: ${name(target)}`}.`),
  lit: ({ unit, tile }, { name }) => plain(`${name(unit)} lights ${tile}.`),
};

export const operatingSentences: SentencesOf<OperatingEvents> = {
  operated: ({ unit, tile, how }, { name }) => plain(`${name(unit)} at ${tile}: ${nameOfId(how)}.`),
  doorsMoved: ({ tiles }) => good(`Doors move: ${tiles.join(', ')}.`),
};
