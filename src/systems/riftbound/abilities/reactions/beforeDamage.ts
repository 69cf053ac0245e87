import type { Params } from '../../../../engine/refusal.ts';
import type { Reaction } from '../../../../engine/ruleset.ts';
import { ongoingOf } from '../../attack/ongoing.ts';
import { atOnce } from '../atOnce.ts';
import { type CharacterId, personIn, type Scene } from '../../scene.ts';

/** Before HP are lost to an Attack: what a Pep talk has left with the attacker makes the first hit that lands harder, and is gone. */
export function* beforeDamage(scene: Scene, { attack, actor }: Params): Iterable<Reaction<Scene>> {
  if (typeof attack !== 'string' || typeof actor !== 'string') return;
  const pep = personIn(scene, actor)?.boons.pep ?? null;
  if (pep !== null) yield pepped(attack, actor, pep.bonus);
}

const pepped = (attack: string, owner: CharacterId, bonus: number): Reaction<Scene> => ({
  id: 'pep',
  owner,
  params: { bonus },
  refused: null,
  run: (tx) =>
    atOnce(() => {
      const person = tx.state.characters[owner];
      const amounts = ongoingOf(tx, attack)?.coming?.amounts;
      const [first] = amounts ?? [];
      if (person?.kind !== 'person' || amounts === undefined || first === undefined) return 'goesOn';
      amounts[0] = first + bonus;
      person.boons.pep = null;
      return 'goesOn';
    }),
});
