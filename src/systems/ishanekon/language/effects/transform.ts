import { castDraft } from 'immer';
import type { Rule } from '../../../../engine/rule.ts';
import { nearestFirst, parseTile, tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { isArmour, isWeapon } from '../../attack/held.ts';
import { SHEET_LIMITS } from '../../character/limits.ts';
import type { Being, Creature, Item } from '../../character/schema.ts';
import { deal } from '../../damage/deal.ts';
import { gainTemporary } from '../../damage/heal.ts';
import { tierOf } from '../../numbers/levels.ts';
import { beingIn, type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { isFree } from '../../space/bodies.ts';
import { putAt } from '../../space/go.ts';
import { mapIn, metric } from '../../space/terrain.ts';
import { tell } from '../../tell.ts';
import { featuresOf } from '../active/owned.ts';
import { scaleOf } from '../active/scale.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { lay } from '../use/lay.ts';
import type { At } from '../use/using.ts';
import { changeResource } from './resource.ts';
import { lastsOf } from './told.ts';
import { formsOf, madeOf, packFor, whichOf } from './which.ts';

/**
 * Takes another form (Transform): its Stats, Skills, features and Abilities in place of one's own; Vitality, WP and Narrative Momentum stay. Weapons,
 * armour and equipment are kept or exchanged for those of the form, as they choose. A Hybrid form gives Temporary Vitality of twice its Tier, a Fighter's four times.
 */
export function* transform(tx: Tx<Scene>, effect: EffectOf<'transform'>, at: At): Rule<void> {
  const { target } = at;
  const who = beingIn(tx.snapshot(), target);
  const draft = tx.state.characters[target];
  if (who === null || draft === undefined || draft.kind === 'object') return;
  const most = Math.max(1, plainly(effect.of.level, at.scale));
  const pack = packFor(beingIn(tx.snapshot(), at.actor) ?? who, at.row.id);
  const row = yield* whichOf(tx, at, 'form.which', formsOf(pack, effect.of.named, most));
  if (row === null) return;
  turnBack(tx, target);
  const form = madeOf(pack, row);
  const own = beingIn(tx.snapshot(), target) ?? who;
  const gear = (yield* keepsGear(tx, at, form)) ? null : gearOf(own);
  const rows = rowsWith(own, form);
  const before = rows === null ? {} : { own: own.own };
  draft.form = castDraft({ name: form.name, was: { ...wasOf(own), ...before }, gear });
  Object.assign(draft, castDraft({ ...wasOf(form), ...(rows === null ? {} : { own: rows }) }));
  if (gear !== null) wear(tx, target, [...own.items.filter((item) => !isGear(item)), ...form.items], form);
  tell(tx, 'transformed', { target, form: form.name });
  settlePrice(tx, at, form);
  findRoom(tx, target);
  lay(tx, at, [effect], lastsOf(effect, at));
  yield* hardened(tx, target, form);
}

/** Rows of other packs, with those of a form among them; null where the form has none. One's own stay: what one is under may be of them. */
function rowsWith({ own }: Being, { own: more }: Creature): Being['own'] | null {
  if (more.abilities.length + more.features.length === 0) return null;
  const both = <T extends { readonly id: string }>(first: readonly T[], second: readonly T[]): T[] => [
    ...first,
    ...second.filter(({ id }) => !first.some((one) => one.id === id)),
  ];
  const brings = [...(more.brings ?? []), ...(own.brings ?? [])];
  return {
    abilities: both(more.abilities, own.abilities).slice(0, SHEET_LIMITS.abilities.most),
    features: both(more.features, own.features).slice(0, SHEET_LIMITS.features.most),
    ...(brings.length === 0 ? {} : { brings: brings.slice(0, SHEET_LIMITS.abilities.most) }),
  };
}

/** Whether they keep their weapons, armour and equipment, as they may choose where the form has some of its own. */
function* keepsGear(tx: Tx<Scene>, { target }: At, form: Being): Rule<boolean> {
  if (!form.items.some(isWeapon) && !form.items.some(isArmour)) return true;
  const choice = yield* tx.ask({
    ...{ id: 'form.gear', asked: target, code: 'form.gear', default: 'keep' },
    params: { form: form.name },
    options: ['keep', 'change'].map((id) => ({ id, code: `form.${id}`, params: {} })),
  });
  return choice !== 'change';
}

/**
 * A form whose features would give WP costs as many less, but never below 1; one whose features take some costs more, as far as there is any. Charges of a
 * thing count as WP do; what a consumable costs is fixed.
 */
function settlePrice(tx: Tx<Scene>, { actor, scale, thing }: At, form: Creature): void {
  const spent = scale.bases.spent ?? 0;
  const less = Math.min(perLevel(form, 'willpowerPerLevel'), Math.max(0, spent - 1));
  if (less === 0) return;
  if (thing === undefined) return void changeResource(tx, actor, 'wp', less);
  const draft = tx.state.characters[actor];
  if (draft === undefined || draft.kind === 'object') return;
  const item = draft.items.find(({ id, profile }) => id === thing && profile.kind === 'abilityItem');
  if (item !== undefined) item.charges = Math.max(0, item.charges + less);
}

/** Temporary Vitality that a form gives: by its class, and what its features add to the Vitality of a Level, by Tier; where that is below 0, as much damage. */
function* hardened(tx: Tx<Scene>, target: CharacterId, form: Creature): Rule<void> {
  const tier = tierOf(form.level);
  const byClass = form.class === 'fighter' ? 4 : form.class === 'hybrid' ? 2 : 0;
  const gained = tier * (byClass + perLevel(form, 'vitalityPerLevel'));
  if (gained >= 0) return void gainTemporary(tx, { target, by: target, amount: gained });
  yield* deal(tx, {
    ...{ target, by: null, cause: 'effect', with: form.name, certain: true },
    parts: [{ type: 'physical', amount: -gained }],
  });
}

/** What the features of a form add to a number of each Level. */
const perLevel = (form: Being, number: 'vitalityPerLevel' | 'willpowerPerLevel'): number =>
  featuresOf(form)
    .flatMap(({ effects }) => effects)
    .reduce((sum, effect) => {
      if (effect.effect !== 'number' || effect.number !== number) return sum;
      return sum + plainly(effect.by, scaleOf(form)) * (effect.how === 'lessen' ? -1 : 1);
    }, 0);

const isGear = (item: Item): boolean =>
  ['weapon', 'armour', 'shield', 'equipment'].includes(item.profile.kind);

const gearOf = ({ items, holding, wearing }: Being) => ({ items: items.filter(isGear), holding, wearing });

/** Gives somebody these things, in these hands. */
function wear(
  tx: Tx<Scene>,
  target: CharacterId,
  items: readonly Item[],
  { holding, wearing }: Pick<Being, 'holding' | 'wearing'>,
): void {
  const draft = tx.state.characters[target];
  if (draft === undefined || draft.kind === 'object') return;
  Object.assign(draft, castDraft({ items: [...items], holding: [...holding], wearing }));
}

/** A bigger body needs more room: who has none where they stand comes to the nearest place that has. */
function findRoom(tx: Tx<Scene>, target: CharacterId): void {
  const now = tx.snapshot();
  const [map, at] = [mapIn(now), parseTile(fighterIn(now, target)?.at ?? '')];
  if (map === null || at === null || isFree(now, target, at)) return;
  for (const place of nearestFirst(map.grid, at, metric)) {
    if (!isFree(now, target, place)) continue;
    putAt(tx, target, tileName(place));
    return;
  }
}

type Form = NonNullable<Being['form']>['was'];

const wasOf = ({
  size,
  type,
  stats,
  skills,
  primary,
  secondary,
  evasion,
  features,
  abilities,
}: Being): Form => ({
  ...{ size, type, stats, skills, primary, secondary, evasion, features, abilities },
});

/** Takes somebody's own form again. */
export function turnBack(tx: Tx<Scene>, target: CharacterId): void {
  const who = beingIn(tx.snapshot(), target);
  const draft = tx.state.characters[target];
  if (who === null || who.form === null || draft === undefined || draft.kind === 'object') return;
  const { was, gear } = who.form;
  Object.assign(draft, castDraft(was));
  draft.form = null;
  if (gear !== null) wear(tx, target, [...gear.items, ...who.items.filter((item) => !isGear(item))], gear);
  findRoom(tx, target);
  tell(tx, 'turnedBack', { target });
}
