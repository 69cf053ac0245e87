import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { sees } from '../battle/seeing.ts';
import { allOnMap, onMap } from '../battle/standing.ts';
import { cardOf as cardNamed, isFace } from '../cards/card.ts';
import { turnCoat } from '../commands/turncoat.ts';
import { captivesFor } from '../casting/aims.ts';
import { telekinesis } from '../casting/hands.ts';
import { dread } from '../casting/masses.ts';
import { recall } from '../casting/recall.ts';
import { toReserves } from '../defeat/reserves.ts';
import { enemiesOf, shareDetectRange } from '../effects/moment.ts';
import { isOfType, rulesNamed } from '../effects/sources.ts';
import { cardOf, isVehicle, type Scene, type UnitId, unit, unitsOf } from '../scene.ts';
import { testStatic } from '../testing/static.ts';
import { bloodlust } from './bloodlust.ts';
import { borrow, lenders } from './omnicase.ts';
import { giveActivation, marchAllies, rallyAllies, wake } from './orders.ts';
import { discardAtRandom } from './spying.ts';
import { studyCaptive } from './studies.ts';

/** What somebody does, at whom. */
export interface Doing {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly card: string;
  readonly detail: string | null;
}

/** Something that a skill lets a unit do with its card. */
export interface Deed {
  /** The skill's. */
  readonly id: string;
  readonly name: string;
  /** It takes a face card or an ace. */
  readonly face: boolean;
  /** In place of all it could do, of an assault, after what it does, or beside all of it, once. */
  readonly when: 'instead' | 'assault' | 'after' | 'beside';
  has(scene: Scene, id: UnitId): boolean;
  isFace(card: string): boolean;
  /** Whom it may be for; null: it is for nobody in particular. */
  aims(scene: Scene, id: UnitId): readonly UnitId[] | null;
  does(tx: Tx<Scene>, doing: Doing): Rule<void>;
}

const isFaceNamed = (card: string): boolean => {
  const found = cardNamed(card);
  return found !== null && isFace(found);
};

const byRule = (rule: string) => (scene: Scene, id: UnitId) => rulesNamed(scene, id, rule).length > 0;
const bySkill = (skill: string) => (scene: Scene, id: UnitId) => {
  const card = cardOf(scene, id);
  return !isVehicle(card) && card.skills.includes(skill);
};

/** Allies on the map that share a unit's Detect range. */
export const alliesNear = (scene: Scene, id: UnitId): readonly UnitId[] =>
  onMap(scene, unit(scene, id).side).filter((ally) => ally !== id && shareDetectRange(scene, id, ally));

const nobody = () => null;

export const deeds: readonly Deed[] = [
  {
    id: 'marchingOrders', // L2704
    name: 'Marching Orders',
    face: true,
    when: 'instead',
    has: byRule('moveAllies'),
    isFace: isFaceNamed,
    aims: nobody,
    does: (tx, { unit: id }) => marchAllies(tx, id),
  },
  {
    id: 'motivate', // L2720
    name: 'Motivate',
    face: true,
    when: 'instead',
    has: byRule('giveActivation'),
    isFace: isFaceNamed,
    aims: (scene, id) => alliesNear(scene, id).filter((ally) => unit(scene, ally).activated),
    does: (tx, { target, card }) => giveActivation(tx, target, card),
  },
  {
    id: 'puppetMaster', // L2757
    name: 'Puppet Master',
    face: true,
    when: 'instead',
    has: byRule('activateMinions'),
    isFace: isFaceNamed,
    aims: (scene, id) =>
      alliesNear(scene, id).filter((ally) => isOfType(scene, ally, 'minion') && !unit(scene, ally).activated),
    does: (tx, { unit: id, card }) => wake(tx, id, card),
  },
  {
    id: 'rally', // L2766
    name: 'Rally',
    face: false,
    when: 'instead',
    has: byRule('rally'),
    isFace: isFaceNamed,
    aims: nobody,
    does: (tx, { unit: id }) => rallyAllies(tx, id),
  },
  {
    id: 'reinforcement', // L2774
    name: 'Reinforcement',
    face: true,
    when: 'instead',
    has: bySkill('reinforcement'),
    isFace: isFaceNamed,
    aims: (scene, id) => captivesFor(scene, id, ['minion', 'soldier']),
    *does(tx, { target }) {
      yield* nothing();
      recall(tx, target, 'reinforcement');
    },
  },
  {
    id: 'breathOfTheForge', // L1919
    name: 'Breath of the Forge',
    face: false,
    when: 'instead',
    has: bySkill('breathOfTheForge'),
    isFace: isFaceNamed,
    aims: (scene, id) => captivesFor(scene, id, ['construct']),
    *does(tx, { unit: id, target }) {
      if (yield* testStatic(tx, id, 'arcaneOff', [6], 'breathOfTheForge'))
        recall(tx, target, 'breathOfTheForge');
    },
  },
  {
    id: 'tacticalWithdrawal', // L2826
    name: 'Tactical Withdrawal',
    face: true,
    when: 'after',
    has: byRule('withdraw'),
    isFace: isFaceNamed,
    aims: (scene, id) => alliesNear(scene, id),
    *does(tx, { target }) {
      yield* toReserves(tx, target, 'tacticalWithdrawal');
    },
  },
  {
    id: 'spy', // L2304
    name: 'Spy',
    face: false,
    when: 'instead',
    has: byRule('spy'),
    isFace: isFaceNamed,
    aims: (scene, id) => enemiesOf(scene, id).filter((enemy) => sees(scene, id, enemy)),
    *does(tx, { unit: id, target }) {
      if (yield* testStatic(tx, id, 'detect', [6], 'spy'))
        yield* discardAtRandom(tx, unit(tx.now, target).side);
    },
  },
  {
    id: 'turncoat', // L1808
    name: 'Turncoat',
    face: false,
    when: 'instead',
    has: byRule('turncoat'),
    isFace: isFaceNamed,
    aims: nobody,
    does: (tx, { unit: id }) => turnCoat(tx, id),
  },
  {
    id: 'empathicDread', // L2562
    name: 'Empathic Dread',
    face: true,
    when: 'instead',
    has: bySkill('empathicDread'),
    isFace: isFaceNamed,
    aims: nobody,
    does: (tx, { unit: id }) => dread(tx, id, 'empathicDread', true, [], true),
  },
  {
    id: 'empathicBloodlust', // L2546
    name: 'Empathic Bloodlust',
    face: true,
    when: 'instead',
    has: byRule('bloodlust'),
    isFace: isFaceNamed,
    aims: nobody,
    does: (tx, { unit: id }) => bloodlust(tx, id),
  },
  {
    id: 'telekinisis', // L2603
    name: 'Telekinisis',
    face: true,
    when: 'assault',
    has: bySkill('telekinisis'),
    isFace: isFaceNamed,
    aims: (scene, id) =>
      allOnMap(scene).filter((one) => one !== id && !isVehicle(cardOf(scene, one)) && sees(scene, id, one)),
    does: (tx, { unit: id, target, detail }) => telekinesis(tx, id, target, detail, false),
  },
  {
    id: 'omnicase', // L4524
    name: 'Omnicase',
    face: true,
    when: 'beside',
    has: byRule('omnicase'),
    isFace: isFaceNamed,
    aims: lenders,
    does: (tx, { unit: id, target }) => borrow(tx, id, target),
  },
  {
    id: 'scientificAnalysis', // L1857; in place of acting, as one that has been deployed: B50
    name: 'Scientific Analysis',
    face: false,
    when: 'instead',
    has: byRule('studyCaptive'),
    isFace: isFaceNamed,
    aims: (scene, id) => {
      const { side } = unit(scene, id);
      const held = Object.entries(scene.battle?.units ?? {}).filter(
        ([, { where }]) => where.kind === 'captured' && where.by === side,
      );
      return held.map(([one]) => one).filter((one) => !unitsOf(scene, side).includes(one));
    },
    *does(tx, { unit: id, target }) {
      yield* nothing();
      studyCaptive(tx, id, target);
    },
  },
];

/** Nothing that waits or rolls. */
function* nothing(): Rule<void> {}
