import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { isShield, isWeapon, itemName } from '../attack/held.ts';
import type { Being, Item } from '../character/schema.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { Act, Doing } from './act.ts';

const SHEATHE = 'sheathe:';

/** How many hands something takes: a Two-handed weapon both (Weapons). */
const handsFor = ({ profile }: Item): number =>
  profile.kind === 'weapon' && profile.properties.includes('twoHanded') ? 2 : 1;

/** What one can have in one's hands: weapons, shields, equipment (Basic Actions: Switch Weapons). */
const isWielded = (item: Item): boolean =>
  isWeapon(item) || isShield(item) || item.profile.kind === 'equipment';

interface Change {
  readonly draws: Item | null;
  /** What goes away for it, by the items' ids. */
  readonly puts: readonly string[];
  readonly holding: readonly (string | null)[];
}

/** What somebody's hands would hold: one thing less, or one more, which takes the place of what is named or of what was drawn last. */
function changeOf(who: Being, means: string, replaced: string | null): Change | null {
  if (means.startsWith(SHEATHE)) {
    const id = means.slice(SHEATHE.length);
    if (!who.holding.includes(id)) return null;
    return { draws: null, puts: [id], holding: without(who.holding, [id]) };
  }
  const draws = who.items.find((item) => item.id === means && !item.dropped && isWielded(item));
  if (draws === undefined || who.holding.includes(draws.id)) return null;
  const wanted = handsFor(draws);
  if (wanted > who.holding.length) return null;
  const puts: string[] = [];
  const held = [...new Set(who.holding)].filter((id) => id !== null);
  const order =
    replaced !== null && held.includes(replaced) ? [replaced, ...held.toReversed()] : held.toReversed();
  let holding = who.holding;
  for (const id of order) {
    if (holding.filter((one) => one === null).length >= wanted) break;
    if (!holding.includes(id)) continue;
    puts.push(id);
    holding = without(holding, [id]);
  }
  let left = wanted;
  return {
    draws,
    puts,
    holding: holding.map((one) => {
      if (one !== null || left === 0) return one;
      left -= 1;
      return draws.id;
    }),
  };
}

const without = (holding: Being['holding'], ids: readonly string[]): readonly (string | null)[] =>
  holding.map((id) => (id !== null && ids.includes(id) ? null : id));

/** Only to draw into an empty hand, or only to sheathe, is free once a turn. */
const isFree = ({ draws, puts }: Change): boolean => draws === null || puts.length === 0;

const choices = (scene: Scene, actor: CharacterId): readonly Choice[] => {
  const who = beingIn(scene, actor);
  if (who === null) return [];
  const held = who.items.filter(({ id }) => who.holding.includes(id));
  const carried = who.items.filter(
    (item) => !item.dropped && isWielded(item) && !who.holding.includes(item.id),
  );
  return [
    ...carried.map((item): Choice => {
      const change = changeOf(who, item.id, null);
      const puts = held.filter(({ id }) => change?.puts.includes(id)).map(itemName);
      return {
        id: item.id,
        name: `Draw ${itemName(item)}`,
        ...(puts.length === 0 ? {} : { note: `puts away ${puts.join(', ')}` }),
        refused: change === null ? refusal('tooFewHands', { actor }) : null,
      };
    }),
    ...held.map(
      (item): Choice => ({ id: `${SHEATHE}${item.id}`, name: `Put away ${itemName(item)}`, refused: null }),
    ),
  ];
};

const meant = (scene: Scene, { actor, means, target }: Doing): Change | null => {
  const who = beingIn(scene, actor);
  return who === null || means === null ? null : changeOf(who, means, target);
};

/**
 * Other weapons, shields or equipment in one's hands (Basic Actions: Switch Weapons): 1 AP, or free once a turn where one only draws into an empty hand or only
 * puts something away. That shares the one free use with Interact with Target.
 */
export const switchWeapons: Act = {
  id: 'switchWeapons',
  name: 'Switch weapons',
  also: ['Draw', 'Sheathe', 'Equip'],
  group: 'gear',
  cost: { ap: 1, freeHands: true },
  costOf(scene, doing) {
    const change = meant(scene, doing);
    return change !== null && isFree(change) ? { ap: 1, freeHands: true } : { ap: 1 };
  },
  when: 'anytime',
  offered: (scene, actor) => choices(scene, actor).length > 0,
  refused: (scene, actor): Refusal | null =>
    choices(scene, actor).length === 0 ? refusal('nothingToHold', { actor }) : null,
  means: choices,
  run(tx, doing) {
    const now = tx.snapshot();
    const change = meant(now, doing);
    const who = tx.state.characters[doing.actor];
    if (change === null || who === undefined || who.kind === 'object') return undefined;
    who.holding = [...change.holding];
    const put = who.items.filter(({ id }) => change.puts.includes(id)).map((item) => itemName(item));
    tell(tx, 'handsChanged', {
      actor: doing.actor,
      drawn: change.draws === null ? [] : [itemName(change.draws)],
      put,
      free: isFree(change),
    });
    return undefined;
  },
};
