import type { Made } from '../../../../engine/creation.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { no } from '../../../../engine/made.ts';
import type { Choice } from '../../../../engine/options.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { write } from '../../../../engine/sheetChange.ts';
import { together, writeOwned } from '../../character/belongings.ts';
import { SHEET_LIMITS } from '../../character/limits.ts';
import { type Hero, limits } from '../../character/schema.ts';
import { type CharacterId, characterIn, presentIn, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { money, readMoney } from '../../words/money.ts';
import type { Act, Doing } from '../act.ts';
import { countOf, heroIn, whyOnMission } from './act.ts';

const purse = 'money';

interface Given {
  readonly from: Hero;
  readonly to: Hero;
  readonly count: number;
}

/** Both of them after it: so many of a thing, or riyals, from one to the other. */
function given(scene: Scene, { actor, target, means, detail }: Doing): Made<Given> {
  const from = heroIn(scene, actor);
  const to = heroIn(scene, target ?? '');
  if (means === purse) {
    const amount = readMoney(detail ?? '');
    if (amount === null || amount === 0)
      return no('notMoney', { label: 'What you give', text: detail ?? '' });
    if (amount > from.money) return no('tooPoor', { what: 'that', price: amount, has: from.money });
    if (to.money + amount > limits.money[1]) return no('tooRich', { target: target ?? '' });
    return {
      ok: true,
      value: {
        from: { ...from, money: from.money - amount },
        to: { ...to, money: to.money + amount },
        count: amount,
      },
    };
  }
  const at = Number((means ?? '').split('.')[1]);
  const thing = from.inventory[at];
  const count = countOf(detail);
  if (thing === undefined) return no('notOwned');
  if (count === null) return no('notACount', { text: detail ?? '' });
  if (count > thing.count) return no('notSoMany', { thing: thing.name, has: thing.count });
  const left = from.inventory.flatMap((one, index) => {
    if (index !== at) return one;
    return one.count > count ? { ...one, count: one.count - count } : [];
  });
  const has = together([...to.inventory, { ...thing, count }]);
  if (has.length > SHEET_LIMITS.inventory.most)
    return { ok: false, refusal: overLimit(SHEET_LIMITS.inventory) };
  return { ok: true, value: { from: { ...from, inventory: left }, to: { ...to, inventory: has }, count } };
}

const others = (scene: Scene, actor: CharacterId): readonly Choice[] =>
  presentIn(scene).flatMap((id): Choice[] => {
    const who = characterIn(scene, id);
    return id === actor || who?.kind !== 'hero' || who.dead ? [] : [{ id, name: who.name, refused: null }];
  });

/** Hands something over to somebody of the crew, or shares out money. */
export const give: Act = {
  id: 'give',
  name: 'Give',
  text: 'Give somebody in the crew something you own, or money. Type how many, or how many riyals.',
  group: 'gear',
  activation: 'free',
  when: 'town',
  has: (scene, actor) => characterIn(scene, actor)?.kind === 'hero',
  refused: (scene, actor) => whyOnMission(scene, actor, 'loadoutLocked'),
  targets: others,
  nobody: () => refusal('nobodyToGive'),
  means: (scene, actor) => {
    const hero = heroIn(scene, actor);
    return [
      { id: purse, name: 'Money', note: money(hero.money), refused: null },
      ...hero.inventory.map((thing, at) => ({ id: `own.${at}`, name: writeOwned(thing), refused: null })),
    ];
  },
  words: 'optional',
  whyNot(scene, doing) {
    const made = given(scene, doing);
    return made.ok ? null : made.refusal;
  },
  run(tx, doing) {
    const scene = tx.snapshot();
    const made = given(scene, doing);
    const { actor, target, means } = doing;
    if (!made.ok || target === null) throw new Error('what may be given was refused');
    const { from, to, count } = made.value;
    const before = heroIn(scene, actor);
    write(tx.state.characters[actor], before, from);
    write(tx.state.characters[target], heroIn(scene, target), to);
    const what = before.inventory[Number((means ?? '').split('.')[1])]?.name ?? '';
    if (means === purse) tell(tx, 'moneyGiven', { actor, target, amount: count });
    else tell(tx, 'handedOver', { actor, target, what, count });
    return undefined;
  },
};
