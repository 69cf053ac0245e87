import type { Draft } from 'immer';
import { type Refusal, refusal } from '../../../../engine/refusal.ts';
import { carriedBy } from '../../character/carried.ts';
import { freeId } from '../../character/ids.ts';
import { SHEET_LIMITS } from '../../character/limits.ts';
import type { Character } from '../../character/schema.ts';
import { isIncapacitated } from '../../conditions/active.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { alliesOf, atHand } from '../targets.ts';
import type { Uses } from './use.ts';

/** Handing something one carries to an ally within Close Range. Shields stay on their arm. */
export const handOver: Uses = (scene, actor) => {
  const items = carriedBy(character(scene, actor)).filter(({ id }) => itemOf(character(scene, actor), id));
  const near = atHand(scene, actor);
  const close = alliesOf(scene, actor).filter(({ id }) => near.includes(id));
  return close.flatMap(({ id: to, refused }) =>
    items.map(({ id, name }) => ({
      id: `handOver:${id}:${to}`,
      name: `Hand ${name} to ${character(scene, to).name}`,
      to,
      refused: refused ?? whyNotTaken(scene, to, id, character(scene, actor)),
      run(tx) {
        const [from, onto] = [tx.state.characters[actor], tx.state.characters[to]];
        if (from === undefined || onto === undefined) return undefined;
        give(from, onto, id);
        tell(tx, 'handedOver', { actor, target: to, item: name });
        return undefined;
      },
    })),
  );
};

const isWeapon = (who: Character, id: string) => who.weapons.some((weapon) => weapon.id === id);

/** A weapon or belonging of somebody's, by its id among what they carry. */
const itemOf = (who: Character, id: string) =>
  isWeapon(who, id) || who.belongings.some((item) => belongsAs(item.id) === id);

const belongsAs = (id: string) => `@${id}@`;

function whyNotTaken(scene: Scene, to: CharacterId, id: string, from: Character): Refusal | null {
  if (isIncapacitated(scene, to)) return refusal('cannotTake', { target: to });
  const { weapons, belongings } = character(scene, to);
  const full = isWeapon(from, id)
    ? weapons.length >= SHEET_LIMITS.weapons.most
    : belongings.length >= SHEET_LIMITS.belongings.most;
  return full ? refusal('sheetFull', { target: to }) : null;
}

/** Moves an item from one sheet to another, under an id that is free there. */
function give(from: Draft<Character>, onto: Draft<Character>, id: string): void {
  const weapon = from.weapons.find((one) => one.id === id);
  if (weapon !== undefined) {
    from.weapons = from.weapons.filter((one) => one.id !== id);
    onto.weapons.push({ ...weapon, id: freeIn(onto.weapons, weapon.name) });
    return;
  }
  const item = from.belongings.find((one) => belongsAs(one.id) === id);
  if (item === undefined) return;
  from.belongings = from.belongings.filter((one) => one.id !== item.id);
  onto.belongings.push({ ...item, id: freeIn(onto.belongings, item.name) });
}

const freeIn = (items: readonly { readonly id: string }[], name: string) =>
  freeId(
    name,
    'item',
    items.map((one) => one.id),
  );
