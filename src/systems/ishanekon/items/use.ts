import { refusal } from '../../../engine/refusal.ts';
import { whyInFight, write } from '../../../engine/sheetChange.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Act } from '../actions/act.ts';
import { atHand, stepOf } from '../base/base.ts';
import { writeItem } from '../character/fields/belongings.ts';
import type { Being, Item } from '../character/schema.ts';
import { meals, type QualityId, qualities } from '../content/prices.ts';
import { gainTemporary } from '../damage/heal.ts';
import { rollEach } from '../numbers/pool.ts';
import { mostWillpower } from '../numbers/resources.ts';
import { skillLevelOf } from '../numbers/stat.ts';
import { being, beingIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { nameOf } from './rows.ts';
import { itemOf, without } from './shop.ts';

const stimulantsOf = ({ items }: Being): readonly Item[] =>
  items.filter(({ profile, dropped }) => profile.kind === 'stimulant' && !dropped);

/** Use Item (Basic Actions): a stimulant restores 1d8 WP, and another 1d8 for each Tier (Stimulants). */
const useItem: Act = {
  id: 'useItem',
  name: 'Use item',
  also: ['Stimulant', 'Use Item'],
  group: 'gear',
  cost: { ap: 3 },
  when: 'anytime',
  offered: (scene, actor) => {
    const who = beingIn(scene, actor);
    return who !== null && stimulantsOf(who).length > 0;
  },
  refused: (scene, actor) => {
    const most = mostWillpower(scene, actor).total;
    return being(scene, actor).wp >= most ? refusal('wpFull', { actor, most }) : null;
  },
  means: (scene, actor) =>
    stimulantsOf(being(scene, actor)).map((item) => ({
      id: item.id,
      name: writeItem(item),
      note: `${1 + item.profile.tier}d8 WP`,
      refused: null,
    })),
  *run(tx, { actor, means }) {
    const before = beingIn(tx.snapshot(), actor);
    const item = before === null ? undefined : itemOf(before, means);
    if (before === null || item === undefined) return;
    const count = 1 + Math.max(0, item.profile.tier);
    const faces = yield* rollEach(
      tx,
      { count, sides: 8, label: 'stimulant', by: actor },
      { own: 'stimulant' },
    );
    const now = being(tx.snapshot(), actor);
    const most = mostWillpower(tx.snapshot(), actor).total;
    const wp = Math.min(most, now.wp + faces.reduce((sum, face) => sum + face, 0));
    const used = itemOf(now, means);
    if (used !== undefined) write(tx.state.characters[actor], now, { ...without(now, used, 1), wp });
    tell(tx, 'stimulated', { actor, what: nameOf(item), dice: [...faces], wp: [now.wp, wp] });
  },
};

/** With what people cook (Buildings). */
const COOKING = ['improvisation', 'naturalScience', 'supernatural'] as const;

/** Whether somebody here cooks as well as a quality takes: with the Skill Level that builds it (house; the book says only that the Skill Level counts). */
const isCookedHere = ({ characters }: Scene, quality: QualityId): boolean =>
  Object.values(characters).some(
    (who) =>
      who.kind !== 'object' &&
      !who.dead &&
      COOKING.some((skill) => skillLevelOf(who, skill) >= rowOf(qualities, quality).skill),
  );

/** Meals up to the quality of one's own kitchen, cooked by somebody who can, cost half (house). */
function mealPrice(scene: Scene, { id, price }: Pick<(typeof meals)[number], 'id' | 'price'>): number {
  const kitchen = atHand(scene, 'kitchen');
  const isOwn = kitchen !== null && stepOf(kitchen) >= stepOf(id) && isCookedHere(scene, id);
  return isOwn ? Math.ceil(price / 2) : price;
}

/** A cooked meal gives Temporary Vitality, once a rest, and feeds for the day (Buildings). */
const eatMeal: Act = {
  id: 'eatMeal',
  name: 'Buy a cooked meal',
  also: ['Meal', 'Eat'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => scene.fight === null && beingIn(scene, actor) !== null,
  refused: (scene, actor) =>
    whyInFight(scene) ?? (being(scene, actor).rests.meal ? refusal('mealUsed', { actor }) : null),
  targets: (scene, actor) => {
    const { credits } = being(scene, actor);
    return meals.map(({ id, name, text, ...meal }) => {
      const price = mealPrice(scene, { id, ...meal });
      return {
        id,
        name,
        note: `${price} credits. ${text}`,
        relation: 'thing',
        refused: price > credits ? refusal('tooPoor', { what: name, price, has: credits }) : null,
      };
    });
  },
  run(tx, { actor, target }) {
    const meal = meals.find(({ id }) => id === target);
    const who = tx.state.characters[actor];
    if (meal === undefined || who === undefined || who.kind === 'object') return undefined;
    const price = mealPrice(tx.snapshot(), meal);
    who.credits -= price;
    who.rests.meal = true;
    who.needs.food = tx.now.party.clock;
    tell(tx, 'mealEaten', { actor, what: meal.name, price });
    gainTemporary(tx, { target: actor, by: null, amount: meal.temporary });
    return undefined;
  },
};

export const useActs: readonly Act[] = [useItem, eatMeal];
