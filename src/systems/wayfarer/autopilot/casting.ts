import type { Rated } from '../../../engine/autopilot/rules.ts';
import type { ActOption } from '../../../engine/options.ts';
import { remembered } from '../../../engine/remembered.ts';
import { playedCard } from '../activations/legality.ts';
import { isSilenced } from '../assaults/legality.ts';
import { type Card, countsAs } from '../cards/card.ts';
import { aimsOf } from '../casting/aims.ts';
import { casts, isAbove, spellsKnown } from '../casting/known.ts';
import type { Spell } from '../content/spells/spell.ts';
import { enemiesOf } from '../effects/moment.ts';
import { runningIn, type Scene, type UnitId, unit } from '../scene.ts';
import { strikeWorth } from './aim.ts';
import { spellWorth } from './spellWorth.ts';

/** A spell, with whom it would do the most on. */
interface Wanted {
  readonly spell: Spell;
  readonly target: UnitId | null;
  readonly worth: number;
}

/** What each spell that a unit knows would be worth from where it is, on whom it is worth most. */
const wantedBy = remembered((scene: Scene, id: UnitId): readonly Wanted[] => {
  if (unit(scene, id).where.kind !== 'map' || isSilenced(scene, id)) return [];
  return spellsKnown(scene, id)
    .filter(({ answers }) => answers === null)
    .flatMap((spell): readonly Wanted[] => {
      const all = (aimsOf(scene, id, spell) ?? [null]).map((target): Wanted => {
        return { spell, target, worth: spellWorth(scene, id, spell, target) };
      });
      const [best] = all.toSorted((one, other) => other.worth - one.worth);
      return best === undefined || best.worth <= 0 ? [] : [best];
    });
});

/** The most that a unit's spells would be worth with a card, and whether it can strike beside that. */
export function castingWorth(
  scene: Scene,
  id: UnitId,
  card: Card,
): { readonly worth: number; readonly thenAttack: boolean } {
  const [best] = wantedBy(scene, id)
    .filter(({ spell }) => casts(card, spell))
    .toSorted((one, other) => other.worth - one.worth);
  return best === undefined
    ? { worth: 0, thenAttack: true }
    : { worth: best.worth, thenAttack: isAbove(card, best.spell) && countsAs(card) >= 6 };
}

/** Spells that the unit that acts would cast, each on whom it does the most. */
export function castingOn(scene: Scene, acts: readonly ActOption[]): readonly Rated[] {
  const running = runningIn(scene);
  if (running === null) return [];
  const card = playedCard(running);
  const strikes =
    running.done.assaulted === null && countsAs(card) >= 6
      ? strikeWorth(scene, running.unit, enemiesOf(scene, running.unit))
      : 0;
  return acts
    .filter(({ id }) => id === 'cast' || id === 'castAround')
    .flatMap((act) =>
      wantedBy(scene, running.unit)
        .filter(({ spell, target }) => {
          const means = act.means?.find(({ id }) => id === spell.id);
          return means?.refused === null && (target === null) === (act.id === 'castAround');
        })
        .map(({ spell, target, worth }): Rated => {
          const isHelp = target === null || unit(scene, target).side === running.side;
          // What is better than any assault from here comes before a way to one, too.
          const thenAttack = worth > strikes || (isAbove(card, spell) && strikes > 0);
          return { act, target, means: spell.id, worth, thenAttack, on: isHelp ? 'ally' : 'foe' };
        }),
    );
}
