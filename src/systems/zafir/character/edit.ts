import type { SheetField } from '../../../engine/creation.ts';
import { type Editable, shownFields } from '../../../engine/editable.ts';
import { type Edited, editedBy } from '../../../engine/edited.ts';
import type { Typed } from '../../../engine/typed.ts';
import { maxHpOf } from './derive.ts';
import { enemyFields } from './fields/enemy.ts';
import { heroFields } from './fields/hero.ts';
import { orderFields } from './fields/shared.ts';
import { profileOf } from './profile.ts';
import type { Character, Hero } from './schema.ts';

const ofHero = (hero: Hero): readonly Editable<Hero>[] => [...heroFields, ...orderFields(hero)];

/** What of somebody can be changed by name, with what stands there. */
export const editableFields = (character: Character): readonly SheetField[] =>
  character.kind === 'hero'
    ? shownFields(ofHero(character), character)
    : shownFields([...enemyFields, ...orderFields(character)], character);

/** Changes one value as it was typed. Takes a field's id or name; refuses what the field does not take. */
export function edited(before: Character, fieldId: string, text: string): Typed<Edited<Character>> {
  return before.kind === 'hero'
    ? editedBy(ofHero(before), before, fieldId, text, settled)
    : editedBy([...enemyFields, ...orderFields(before)], before, fieldId, text, (_, after) =>
        withAmmo(after),
      );
}

/** Nobody has fired more shots than what they carry now holds. */
function withAmmo<C extends Character>(who: C): C {
  const most = new Map(profileOf(who).weapons.map(({ id, ammo }) => [id, ammo ?? 0]));
  const { shots } = who.battle;
  if (Object.entries(shots).every(([id, fired]) => fired <= (most.get(id) ?? 0))) return who;
  const fired = Object.entries(shots).map(([id, count]) => [id, Math.min(count, most.get(id) ?? 0)] as const);
  return { ...who, battle: { ...who.battle, shots: Object.fromEntries(fired) } };
}

/** Who was whole stays whole when their Max HP changes; nobody has more than that, nor has shot more than they could. */
export function settled(before: Hero, changed: Hero): Hero {
  const after = withAmmo(changed);
  const [most, was] = [maxHpOf(after), maxHpOf(before)];
  const isWhole = before.battle.hp === was && after.battle.hp === before.battle.hp;
  const hp = isWhole ? most : Math.min(after.battle.hp, most);
  return hp === after.battle.hp ? after : { ...after, battle: { ...after.battle, hp } };
}
