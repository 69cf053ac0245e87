import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { limits } from '../../character/schema.ts';
import { isIncapacitated } from '../../conditions/active.ts';
import { supplies } from '../../content/supplies.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { drink, wouldHelp } from '../../supplies/drink.ts';
import { tell } from '../../tell.ts';
import { atHand } from '../targets.ts';
import type { Uses } from './use.ts';

/** Those close by who could get Aqua Ghyranis, and the vessels that somebody has enough for. */
function offers(scene: Scene, actor: CharacterId) {
  const { drops } = character(scene, actor);
  const affordable = supplies.filter((supply) => supply.drops <= drops);
  const close = atHand(scene, actor).filter((id) => !character(scene, id).dead);
  return close.flatMap((to) => affordable.map((supply) => ({ to, supply })));
}

/** Giving somebody within Close Range Aqua Ghyranis to drink, also to who cannot lift a hand (S69). */
export const giveAqua: Uses = (scene, actor) =>
  offers(scene, actor).map(({ to, supply }) => ({
    id: `giveAqua:${supply.id}:${to}`,
    name: `Give ${character(scene, to).name} a ${supply.name.toLowerCase()} of Aqua Ghyranis`,
    to,
    refused: wouldHelp(scene, to, supply.drops) ? null : refusal('aquaWasted', { target: to }),
    run: (tx) => drink(tx, to, supply.drops, actor),
  }));

/** Handing it over to keep. */
export const handAqua: Uses = (scene, actor) =>
  offers(scene, actor).map(({ to, supply }) => {
    const item = `a ${supply.name.toLowerCase()} of Aqua Ghyranis`;
    return {
      id: `handAqua:${supply.id}:${to}`,
      name: `Hand ${character(scene, to).name} ${item} to keep`,
      to,
      refused: whyNotKept(scene, to, supply.drops),
      run(tx) {
        const [from, onto] = [tx.state.characters[actor], tx.state.characters[to]];
        if (from === undefined || onto === undefined) return undefined;
        from.drops -= supply.drops;
        onto.drops += supply.drops;
        tell(tx, 'handedOver', { actor, target: to, item });
        return undefined;
      },
    };
  });

function whyNotKept(scene: Scene, to: CharacterId, drops: number): Refusal | null {
  if (isIncapacitated(scene, to)) return refusal('cannotTake', { target: to });
  const [, most] = limits.drops;
  return character(scene, to).drops + drops > most ? refusal('sheetFull', { target: to }) : null;
}
