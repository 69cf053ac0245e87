import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Limit, overLimit } from '../../../engine/limit.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Character } from '../character/schema.ts';
import { abilities } from '../content/abilities.ts';
import { useOf } from '../powers/schema.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Carried, readCarried } from './carried.ts';

/** Something of a content pack is put on a hero's sheet, whole, or taken off it. */
export function* equip(tx: Tx<Scene>, { actor, change, what }: IntentOf<'equip'>): Rule<void> {
  const who = characterIn(tx.now, actor);
  if (who === null) return yield* tx.refuse('unknownCharacter', { id: actor });
  if (who.kind !== 'hero') return yield* tx.refuse('carriesNothing', { actor });
  if (change === 'remove') return yield* takeOff(tx, actor, String(what).slice(0, 100));
  const carried = readCarried(what);
  if (carried === null) return yield* tx.refuse('notCarried');
  yield* putOn(tx, actor, carried);
}

function* putOn(tx: Tx<Scene>, actor: CharacterId, carried: Carried): Rule<void> {
  const who = tx.state.characters[actor];
  if (who?.kind !== 'hero') return;
  if (carried.kind === 'arm') {
    const { arm } = carried;
    if (who.arms.some(({ id }) => id === arm.id))
      return yield* tx.refuse('hasPower', { actor, power: arm.name });
    if (who.arms.length >= SHEET_LIMITS.arms.most) return yield* full(tx, SHEET_LIMITS.arms);
    who.arms = [...who.arms.filter(({ slot }) => slot !== arm.slot), castDraft(arm)];
    return tell(tx, 'learned', { actor, what: arm.name, kind: `${arm.slot} weapon` });
  }
  const { power } = carried;
  if (
    who.powers.some(
      ({ id, replaces }) => id === power.id || (replaces !== null && replaces === power.replaces),
    )
  )
    return yield* tx.refuse('hasPower', { actor, power: power.name });
  if (who.powers.length >= SHEET_LIMITS.powers.most) return yield* full(tx, SHEET_LIMITS.powers);
  if (power.replaces !== null && !who.abilities.includes(power.replaces))
    return yield* tx.refuse('lacksAbility', { actor, ability: rowOf(abilities, power.replaces).name });
  who.powers.push(castDraft(power));
  tell(tx, 'learned', { actor, what: power.name, kind: power.kind === 'item' ? 'item' : 'ability' });
}

/** There is no room on the sheet. */
function* full(tx: Tx<Scene>, limit: Limit): Rule<never> {
  const { code, params } = overLimit(limit);
  return yield* tx.refuse(code, params);
}

function* takeOff(tx: Tx<Scene>, actor: CharacterId, id: string): Rule<void> {
  const found = carriedBy(character(tx.now, actor)).find((one) => one.id === id);
  const who = tx.state.characters[actor];
  if (found === undefined || who?.kind !== 'hero')
    return yield* tx.refuse('hasNoPower', { actor, power: id });
  const power = who.powers.find((one) => powerId(one.id) === id);
  if (power !== undefined) delete who.battle.uses[useOf(power)];
  who.powers = who.powers.filter((one) => one !== power);
  who.arms = who.arms.filter((one) => armId(one.id) !== id);
  tell(tx, 'forgot', { actor, what: found.name });
}

const powerId = (id: string) => `power/${id}`;
const armId = (id: string) => `weapon/${id}`;

/** All that a sheet carries of packs, with the id by which it can be taken away. */
export function carriedBy(
  who: Character,
): readonly { readonly id: string; readonly name: string; readonly note: string }[] {
  if (who.kind !== 'hero') return [];
  return [
    ...who.powers.map(({ id, name, kind }) => ({
      id: powerId(id),
      name,
      note: kind === 'item' ? 'item' : 'ability',
    })),
    ...who.arms.map(({ id, name, slot }) => ({ id: armId(id), name, note: `${slot} weapon` })),
  ];
}
