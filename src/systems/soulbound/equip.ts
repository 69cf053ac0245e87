import { castDraft, type Draft } from 'immer';
import type { IntentOf } from '../../engine/intent.ts';
import type { Json } from '../../engine/json.ts';
import { type Limit, overLimit } from '../../engine/limit.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { armourOf } from './character/blank.ts';
import { SHEET_LIMITS } from './character/limits.ts';
import type { Character } from './character/schema.ts';
import { type Carried, readCarried } from './packs/carried.ts';
import { freeId } from './packs/gear.ts';
import { character, characterIn, type Scene } from './scene.ts';
import { tell } from './tell.ts';

/** Something of a content pack is put on a sheet, whole, or taken off it. */
export function* equip(tx: Tx<Scene>, { actor, change, what }: IntentOf<'equip'>): Rule<void> {
  const who = tx.state.characters[actor];
  if (who === undefined || characterIn(tx.now, actor) === null)
    return yield* tx.refuse('unknownCharacter', { id: actor });
  if (change === 'remove') return yield* takeOff(tx, actor, who, what);
  const carried = readCarried(what);
  if (carried === null) return yield* tx.refuse('notCarried');
  yield* putOn(tx, actor, who, carried);
}

function* putOn(tx: Tx<Scene>, actor: string, who: Draft<Character>, carried: Carried): Rule<void> {
  switch (carried.kind) {
    case 'power':
      return yield* addPower(tx, actor, who, carried.power);
    case 'weapon': {
      if (who.weapons.length >= SHEET_LIMITS.weapons.most) return yield* full(tx, SHEET_LIMITS.weapons);
      const { weapon } = carried;
      const id = freeId(
        weapon.id,
        who.weapons.map((one) => one.id),
      );
      who.weapons.push(castDraft({ ...weapon, id }));
      return tell(tx, 'learned', { actor, what: weapon.name, kind: 'weapon' });
    }
    case 'armour':
      who.armour = castDraft(carried.armour);
      return tell(tx, 'learned', { actor, what: carried.armour.name, kind: 'armour' });
    case 'shield':
      who.shield = castDraft(carried.shield);
      return tell(tx, 'learned', { actor, what: carried.shield.name, kind: 'shield' });
  }
}

/** Items of one name are counted together; anything else one has or has not. */
function* addPower(
  tx: Tx<Scene>,
  actor: string,
  who: Draft<Character>,
  power: Character['powers'][number],
): Rule<void> {
  const same = who.powers.find(({ id }) => id === power.id);
  if (same !== undefined && (same.left === null || power.left === null))
    return yield* tx.refuse('hasPower', { actor, power: power.name });
  if (same === undefined && who.powers.length >= SHEET_LIMITS.powers.most)
    return yield* full(tx, SHEET_LIMITS.powers);
  if (same === undefined) who.powers.push(castDraft(power));
  else same.left = Math.min(mostOfOne, (same.left ?? 0) + (power.left ?? 0));
  tell(tx, 'learned', { actor, what: power.name, kind: power.kind });
}

/** There is no room on the sheet. */
function* full(tx: Tx<Scene>, limit: Limit): Rule<never> {
  const { code, params } = overLimit(limit);
  return yield* tx.refuse(code, params);
}

const mostOfOne = 99;

function* takeOff(tx: Tx<Scene>, actor: string, who: Draft<Character>, what: Json): Rule<void> {
  const found = carriedBy(character(tx.now, actor)).find(({ id }) => id === what);
  if (found === undefined)
    return yield* tx.refuse('hasNoPower', { actor, power: String(what).slice(0, 100) });
  if (found.id === 'armour') who.armour = castDraft(armourOf('', 0));
  else if (found.id === 'shield') who.shield = null;
  else {
    who.powers = who.powers.filter(({ id }) => id !== found.id);
    who.weapons = who.weapons.filter(({ id }) => weaponId(id) !== found.id);
    const { [found.id]: _gone, ...uses } = who.uses;
    who.uses = uses;
  }
  tell(tx, 'forgot', { actor, what: found.name });
}

const weaponId = (id: string) => `weapon/${id}`;

const kinds = { talent: 'talent', miracle: 'miracle', spell: 'spell', trait: 'trait', item: 'item' } as const;

/** All that a sheet carries and can be rid of, with the id by which it is. */
export function carriedBy({
  powers,
  weapons,
  armour,
  shield,
}: Character): readonly { readonly id: string; readonly name: string; readonly note: string }[] {
  return [
    ...powers.map(({ id, name, kind }) => ({ id, name, note: kinds[kind] })),
    ...weapons.map(({ id, name }) => ({ id: weaponId(id), name, note: 'weapon' })),
    ...(armour.name === '' ? [] : [{ id: 'armour', name: armour.name, note: 'armour' }]),
    ...(shield === null ? [] : [{ id: 'shield', name: shield.name, note: 'shield' }]),
  ];
}
