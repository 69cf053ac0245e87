import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { playedCard, whyOwing, whyRegroups } from '../activations/legality.ts';
import { isSilenced } from '../assaults/legality.ts';
import { type Card, countsAs, meets } from '../cards/card.ts';
import { spells } from '../content/spells/index.ts';
import type { Spell } from '../content/spells/spell.ts';
import { cardValue } from '../effects/pool.ts';
import { rulesNamed } from '../effects/sources.ts';
import { byId } from '../forces/catalogue.ts';
import { type Activation, cardOf, isVehicle, type Scene, type UnitId, unit, vehicleOf } from '../scene.ts';

/** Colours that a unit has the skill for (L4892). */
const coloursOf = (scene: Scene, id: UnitId): readonly string[] =>
  rulesNamed(scene, id, 'casts').flatMap(({ figures: { colours } }) =>
    Array.isArray(colours) ? colours : [],
  );

/** Spells that a unit can try to cast: its own, and of its force's tomes those whose colour it has the skill for (L4883 to L4893). */
export function spellsKnown(scene: Scene, id: UnitId): readonly Spell[] {
  const card = cardOf(scene, id);
  if (isVehicle(card) || (cardValue(scene, id, 'arcaneOff')?.dice ?? 0) < 1) return [];
  const colours = coloursOf(scene, id);
  const tomes = scene.characters[unit(scene, id).owner]?.force.tomes ?? [];
  const inTomes = tomes.flatMap((tome) => tome.spells).flatMap((one) => byId<Spell>(spells, one) ?? []);
  const own = [...card.spells, ...card.traits].flatMap((one) => byId<Spell>(spells, one) ?? []);
  return [...new Set([...own, ...inTomes.filter(({ colour }) => colours.includes(colour))])];
}

/** The card that a spell asks for (L4895). */
const leastFor = ({ suit, least }: Spell) => ({ suit, card: least === 'jack' ? ('face' as const) : least });

/** Whether a card casts a spell. */
export const casts = (card: Card, spell: Spell): boolean => meets(card, leastFor(spell));

/** Whether a card is above the least that a spell asks for, so that its unit may do other things as well (L4902; a 10 is never, A22). */
export const isAbove = (card: Card, { least }: Spell): boolean =>
  least !== 'jack' && least < 10 && countsAs(card) > least;

/** Why the unit that acts can't cast a spell; null: it can, at something. */
export function whyNotCast(scene: Scene, running: Activation, id: string | null): Refusal | null {
  const spell = spellsKnown(scene, running.unit).find((one) => one.id === id);
  if (spell === undefined || spell.answers !== null) return refusal('noSuchSpell', { spell: id });
  if (vehicleOf(scene, running.unit) !== null) return refusal('isAboard', { unit: running.unit });
  if (running.rushed !== null) return refusal('runsFirst', { unit: running.unit });
  if (running.done.assaulted === 'drags') return refusal('drags', { order: 'cast' });
  const parted = whyOwing(running, 'casting') ?? whyRegroups(running);
  if (parted !== null) return parted;
  if (running.cast === true) return refusal('doneAlready', { order: 'cast' });
  if (isSilenced(scene, running.unit)) return refusal('silenced', { unit: running.unit });
  const card = playedCard(running);
  if (!casts(card, spell)) return refusal('cardCastsNot', { card: card.name, spell: spell.id });
  const { moved, assaulted } = running.done;
  return isAbove(card, spell) || (moved === null && assaulted === null)
    ? null
    : refusal('cardJustCasts', { card: card.name, spell: spell.id });
}
