import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Act, Doing } from '../acts/act.ts';
import { basicActions } from '../content/basicActions.ts';
import { type UtilityItemId, utilityItems } from '../content/utilityItems.ts';
import { standing } from '../reactions/index.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { itemsOf, spendCharge } from './charges.ts';
import { usePower } from './powered.ts';
import { alliesInReach } from './reach.ts';
import { type ItemUse, itemUses } from './uses.ts';

/** An item that may be used: whose, which, and what it does. */
interface Usable {
  /** What it is chosen by. */
  readonly id: string;
  readonly owner: CharacterId;
  readonly item: UtilityItemId;
  readonly name: string;
  readonly left: number | null;
  readonly use: ItemUse;
}

function usableOf(
  scene: Scene,
  owner: CharacterId,
  idOf: (item: UtilityItemId) => string,
): readonly Usable[] {
  return itemsOf(scene, owner).flatMap(({ row, left }) => {
    const use = itemUses[row.id];
    return use === undefined ? [] : [{ id: idOf(row.id), owner, item: row.id, name: row.name, left, use }];
  });
}

const own = (scene: Scene, actor: CharacterId): readonly Usable[] => usableOf(scene, actor, (item) => item);

const allies = (scene: Scene, actor: CharacterId): readonly Usable[] =>
  alliesInReach(scene, actor).flatMap((ally) => usableOf(scene, ally, (item) => `${ally}:${item}`));

/** Why an item cannot be used now, whatever at. */
const whyNotUsed = (scene: Scene, actor: CharacterId, { owner, left, name, use }: Usable): Refusal | null =>
  (left === 0 ? refusal('itemEmpty', { owner, item: name }) : null) ??
  use.refused?.(scene, actor, owner) ??
  null;

/** Why what was chosen is none, or cannot be used so. */
function whyNotChosen(scene: Scene, all: readonly Usable[], { actor, target, means }: Doing): Refusal | null {
  const usable = all.find(({ id }) => id === means);
  if (usable === undefined) return refusal('noItems', { actor });
  const targets = usable.use.targets(scene, actor);
  if (targets === null) return null;
  if (target === null)
    return refusal('chooseTarget', {
      act: usable.name,
      choices: targets.filter((one) => one.refused === null).map(({ name }) => name),
    });
  const aimed = targets.find(({ id }) => id === target) ?? usable.use.reads?.(scene, actor, target);
  return aimed == null ? refusal('wrongItemTarget', { item: usable.name }) : aimed.refused;
}

/** What all the items may be used on, each once; open where it is open for one of them. */
function targetsOf(scene: Scene, actor: CharacterId, all: readonly Usable[]): readonly Choice[] {
  const byId = new Map<string, Choice>();
  for (const choice of all.flatMap(({ use }) => use.targets(scene, actor) ?? []))
    if (byId.get(choice.id)?.refused !== null) byId.set(choice.id, choice);
  return [...byId.values()];
}

/** Why an item that is used on something cannot be used on anything. */
const whyNothingToUseOn = ({ name, use }: Usable, targets: readonly Choice[] | null): Refusal | null =>
  targets === null || use.reads !== undefined || targets.some(({ refused }) => refused === null)
    ? null
    : (targets[0]?.refused ?? refusal('chooseTarget', { act: name, choices: [] }));

const meansOf = (scene: Scene, actor: CharacterId, all: readonly Usable[], whose: (one: Usable) => string) =>
  all.map((one): Choice => {
    const targets = one.use.targets(scene, actor);
    return {
      id: one.id,
      name: whose(one),
      note: `${one.left === null ? '' : `${one.left} ${one.left === 1 ? 'charge' : 'charges'}: `}${rowOf(utilityItems, one.item).text}`,
      fits: (targets ?? []).filter(({ refused }) => refused === null).map(({ id }) => id),
      refused: whyNotUsed(scene, actor, one) ?? whyNothingToUseOn(one, targets),
    };
  });

/** An act that uses items of somebody's. */
function using(
  id: 'useItem' | 'useAllysItem',
  items: (scene: Scene, actor: CharacterId) => readonly Usable[],
  called: (scene: Scene, one: Usable) => string,
): Act {
  const { name, text } = rowOf(basicActions, id);
  return {
    id,
    name,
    text,
    group: 'gear',
    activation: 'action',
    when: 'anytime',
    has: (scene, actor) => items(scene, actor).length > 0,
    targets: (scene, actor) => targetsOf(scene, actor, items(scene, actor)),
    targetLater: true,
    reads: (scene, actor, typed) =>
      items(scene, actor)
        .map(({ use }) => use.reads?.(scene, actor, typed) ?? null)
        .find((read) => read !== null) ?? null,
    means: (scene, actor) => meansOf(scene, actor, items(scene, actor), (one) => called(scene, one)),
    whyNot: (scene, doing) => whyNotChosen(scene, items(scene, doing.actor), doing),
    run(tx, { actor, target, means }) {
      const now = tx.snapshot();
      const usable = items(now, actor).find((one) => one.id === means);
      if (usable === undefined) return undefined;
      const { owner, item, left, use } = usable;
      const { powered } = rowOf(utilityItems, item);
      if (powered) usePower(tx, owner, item);
      else spendCharge(tx, owner, item);
      const at = use.targets(now, actor) === null ? null : target;
      tell(tx, 'itemUsed', {
        actor,
        item,
        source: owner === actor ? null : owner,
        target: at,
        left: left === null || powered ? null : left - 1,
      });
      use.run(tx, { actor, target: at });
      return undefined;
    },
  };
}

/** Uses something out of one's own pockets. */
export const useItem: Act = using('useItem', own, (_scene, { name }) => name);

/** Uses something of an ally beside, whose player must agree to it: asked, unless they have said it beforehand. */
export const useAllysItem: Act = {
  ...using('useAllysItem', allies, (scene, { owner, name }) => `${name} of ${character(scene, owner).name}`),
  *confirm(tx, { actor, means }) {
    const usable = allies(tx.snapshot(), actor).find(({ id }) => id === means);
    if (usable === undefined) return true;
    const { owner, name } = usable;
    const order = standing(tx.now, owner, 'useAllysItem');
    const agrees = order === 'ask' ? yield* agreed(tx, actor, owner, name) : order === 'always';
    if (!agrees) tell(tx, 'itemNotLent', { actor, target: owner, item: name });
    return agrees;
  },
};

function* agreed(tx: Tx<Scene>, actor: CharacterId, owner: CharacterId, item: string): Rule<boolean> {
  const params = { actor, item };
  const choice = yield* tx.ask({
    id: 'lend',
    asked: owner,
    code: 'lendItem',
    params,
    options: [
      { id: 'yes', code: 'lend.yes', params },
      { id: 'no', code: 'lend.no', params },
    ],
    default: 'yes',
  });
  return choice === 'yes';
}
