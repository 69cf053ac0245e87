import { castDraft, type Draft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Limit, overLimit } from '../../../engine/limit.ts';
import type { PackRules } from '../../../engine/packs.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Being, Character } from '../character/schema.ts';
import { freshItem } from '../items/rows.ts';
import { abilityOf, featureOf, featuresOf } from '../language/active/owned.ts';
import type { Feature } from '../language/schema/feature.ts';
import { freshId } from '../language/use/lay.ts';
import { abilityLine, featureLine } from '../language/words/ability.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isAlike } from './alike.ts';
import { type Carried, readCarried } from './carried.ts';
import { addBrought, carryAbility } from './ownRows.ts';
import type { Pack } from './schema.ts';
import { shippedAbility, shippedFeature } from './shipped.ts';

/** Something of a content pack is put on a sheet, whole, or taken off it. */
export function* equip(tx: Tx<Scene>, { actor, change, what }: IntentOf<'equip'>): Rule<void> {
  const who = beingIn(tx.snapshot(), actor);
  if (who === null) return yield* tx.refuse('nobody', { actor });
  if (change === 'remove') return yield* takeOff(tx, actor, who, String(what).slice(0, 200));
  const carried = readCarried(what);
  if (carried === null) return yield* tx.refuse('notCarried');
  yield* putOn(tx, actor, who, carried);
}

function* putOn(tx: Tx<Scene>, actor: CharacterId, who: Being, carried: Carried): Rule<void> {
  const draft = tx.state.characters[actor];
  if (draft === undefined || draft.kind === 'object') return;
  switch (carried.kind) {
    case 'ability': {
      const { ability } = carried;
      if (who.abilities.some(({ id }) => id === ability.id))
        return yield* tx.refuse('hasAlready', { actor, what: ability.name });
      if (who.abilities.length >= SHEET_LIMITS.abilities.most) return yield* full(tx, SHEET_LIMITS.abilities);
      draft.abilities.push({ id: ability.id, source: ability.source ?? 'technique', mixes: [] });
      // Our own pack is there anyway: a sheet only names what is of it.
      if (!isAlike(shippedAbility(ability.id), ability)) {
        carryAbility(draft, ability, carried.brings);
      }
      tell(tx, 'given', { actor, what: ability.name });
      return;
    }
    case 'feature': {
      const { feature } = carried;
      if (who.features.includes(feature.id))
        return yield* tx.refuse('hasAlready', { actor, what: feature.name });
      if (who.features.length >= SHEET_LIMITS.features.most) return yield* full(tx, SHEET_LIMITS.features);
      if (feature.kind === 'path') {
        const path = pathOf(who);
        if (path !== null) return yield* tx.refuse('hasPath', { actor, path });
        // Where one is still to be chosen, that is it.
        if (draft.kind === 'hero') draft.unspent.path = 0;
      }
      addFeature(draft, feature, carried.brings);
      tell(tx, 'given', { actor, what: feature.name });
      return;
    }
    case 'background': {
      const { name, traits } = carried;
      if (draft.kind !== 'hero') return yield* tx.refuse('onlyCharacters', { actor });
      if (draft.background === name) return yield* tx.refuse('hasAlready', { actor, what: name });
      const fresh = traits.filter(({ id }) => !who.features.includes(id));
      if (who.features.length + fresh.length > SHEET_LIMITS.features.most)
        return yield* full(tx, SHEET_LIMITS.features);
      for (const trait of fresh) addFeature(draft, trait);
      draft.background = name;
      tell(tx, 'given', { actor, what: name });
      return;
    }
    case 'item': {
      if (who.items.length >= SHEET_LIMITS.items.most) return yield* full(tx, SHEET_LIMITS.items);
      const id = freshId(who.items, carried.item.row);
      draft.items.push(castDraft(freshItem(id, carried.item)));
      tell(tx, 'given', { actor, what: carried.item.name });
      return;
    }
    case 'upgrade':
      return yield* tx.refuse('goesOnItem', { what: carried.upgrade.name });
    case 'building':
      return yield* tx.refuse('standsAtBase', { what: carried.building.name });
  }
}

/** The Path that somebody has: nobody gains a second one (Paths). Null for none. */
const pathOf = (who: Being): string | null =>
  featuresOf(who).find(({ kind }) => kind === 'path')?.name ?? null;

/** A feature on a sheet; whole, where it isn't of our own pack. */
function addFeature(draft: Draft<Being>, feature: Feature, brings?: Pack): void {
  draft.features.push(feature.id);
  if (isAlike(shippedFeature(feature.id), feature)) return;
  const others = draft.own.features.filter(({ id }) => id !== feature.id);
  draft.own.features = [...others, castDraft(feature)];
  addBrought(draft, feature.id, brings);
}

/** A row is taken off a sheet, and what it brings with it. */
function removeBrought(draft: Draft<Being>, of: string | undefined): void {
  const { brings } = draft.own;
  if (brings !== undefined) draft.own.brings = brings.filter((one) => one.of !== of);
}

function* takeOff(tx: Tx<Scene>, actor: CharacterId, who: Being, id: string): Rule<void> {
  const found = carriedBy(who).find((one) => one.id === id);
  const draft = tx.state.characters[actor];
  if (found === undefined || draft === undefined || draft.kind === 'object')
    return yield* tx.refuse('hasNothingSo', { actor });
  const [kind, row] = id.split(':');
  if (kind === 'ability') {
    draft.abilities = draft.abilities.filter((one) => one.id !== row);
    draft.own.abilities = draft.own.abilities.filter((one) => one.id !== row);
    removeBrought(draft, row);
  } else if (kind === 'feature') {
    draft.features = draft.features.filter((one) => one !== row);
    draft.own.features = draft.own.features.filter((one) => one.id !== row);
    removeBrought(draft, row);
  } else {
    draft.items = draft.items.filter((one) => one.id !== row);
    draft.holding = draft.holding.map((held) => (held === row ? null : held));
    if (draft.wearing === row) draft.wearing = null;
  }
  tell(tx, 'forgot', { actor, what: found.name });
}

/** What somebody carries that packs may have brought, as it is taken away again. */
export const carriedBy: PackRules<Character>['carriedBy'] = (who) => {
  if (who.kind === 'object') return [];
  const short = (text: string) => text.slice(0, 100);
  return [
    ...who.abilities.flatMap(({ id }) => {
      const ability = abilityOf(who, id);
      return ability === null
        ? []
        : [{ id: `ability:${id}`, name: ability.name, note: short(abilityLine(ability)) }];
    }),
    ...who.features.flatMap((id) => {
      const feature = featureOf(who, id);
      return feature === null
        ? []
        : [{ id: `feature:${id}`, name: feature.name, note: short(featureLine(feature)) }];
    }),
    ...who.items.map(({ id, profile }) => ({ id: `item:${id}`, name: profile.name, note: profile.kind })),
  ];
};

/** There is no room on the sheet. */
function* full(tx: Tx<Scene>, limit: Limit): Rule<never> {
  const { code, params } = overLimit(limit);
  return yield* tx.refuse(code, params);
}
