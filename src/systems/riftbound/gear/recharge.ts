import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Item } from '../character/schema.ts';
import { areTouching } from '../fight/bodies.ts';
import type { Act, Doing } from '../moves/act.ts';
import { type CharacterId, personIn, presentIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { benefitOf, carriedBy, heldBy, isSkilledWith, nameOf } from './carried.ts';
import { single } from './pile.ts';

/** What is recharged as oneself: a Robot has Charge of their own. No item has this id. */
const SELF = '@self';
const ROBOT = 100;

/** Somebody else who is a Robot: one who sleeps for want of Charge can't recharge themselves. */
const OTHER = '@robot:';

/** What can be charged: an item in a hand, a Robot themselves, or one beside them. */
interface Cell {
  readonly id: string;
  readonly name: string;
  readonly now: number;
  readonly most: number;
}

function cellsOf(scene: Scene, actor: CharacterId, atOnce: boolean): readonly Cell[] {
  const person = personIn(scene, actor);
  if (person === null) return [];
  const items = heldBy(scene, actor).flatMap((item) => {
    const how = benefitOf(item, 'recharge');
    const most = item.profile.charge;
    if (how === null || most === null) return [];
    if ((how.instantIfSkilled && isSkilledWith(person, item.profile)) !== atOnce) return [];
    return [{ id: item.id, name: nameOf(item), now: item.charge, most }];
  });
  if (atOnce) return items;
  const self = { id: SELF, name: 'Yourself', now: person.battery ?? 0, most: ROBOT };
  return [...items, ...(person.battery === null ? [] : [self]), ...robotsBeside(scene, actor)];
}

const robotsBeside = (scene: Scene, actor: CharacterId): readonly Cell[] =>
  presentIn(scene).flatMap((id) => {
    const other = personIn(scene, id);
    if (id === actor || other === null || other.battery === null || other.dead) return [];
    if (scene.fight !== null && !areTouching(scene, actor, id)) return [];
    return [{ id: `${OTHER}${id}`, name: other.name, now: other.battery, most: ROBOT }];
  });

/** Whose own Charge a cell is; null: an item's. */
function robotOf(actor: CharacterId, cell: string): CharacterId | null {
  if (cell === SELF) return actor;
  return cell.startsWith(OTHER) ? cell.slice(OTHER.length) : null;
}

/** What Charge can be taken from: any other item with some, stores of it first. It need not be in a hand. A Robot is no item. */
export const sourcesOf = (scene: Scene, actor: CharacterId, cell: string | null): readonly Item[] =>
  carriedBy(scene, actor)
    .filter((item) => item.id !== cell && item.profile.charge !== null && item.charge > 0)
    .sort((a, b) => Number(isStore(b)) - Number(isStore(a)) || b.charge - a.charge);

/** Whether it is there to be drawn from: a battery, a solar array. */
const isStore = ({ profile }: Item): boolean =>
  profile.attacks.length === 0 && !profile.benefits.some(({ kind }) => kind === 'scan' || kind === 'plasma');

function chosen(scene: Scene, { actor, means, target }: Doing): { cell: string; from: Item } | null {
  const sources = sourcesOf(scene, actor, means);
  const from = target === null ? sources.find(isStore) : sources.find(({ id }) => id === target);
  return means === null || from === undefined ? null : { cell: means, from };
}

function whyNotCharged(
  scene: Scene,
  actor: CharacterId,
  { cell, name, now, most }: Omit<Cell, 'id'> & { readonly cell: string },
): Refusal | null {
  if (now >= most) return refusal('alreadyCharged', { item: name, most });
  return sourcesOf(scene, actor, cell).length === 0 ? refusal('noCharge', { actor }) : null;
}

/** Recharge (keyword Charge): as much as fits goes from one item with Charge to another; from a battery, where nothing else is said. */
const recharging = (id: 'recharge' | 'quickRecharge', atOnce: boolean): Act => ({
  id,
  name: atOnce ? 'Recharge at once' : 'Recharge',
  group: 'gear',
  cost: atOnce ? 'instant' : 'action',
  when: 'anytime',
  offered: (scene, actor) => cellsOf(scene, actor, atOnce).length > 0,
  means: (scene, actor) =>
    cellsOf(scene, actor, atOnce).map(
      ({ id: cell, name, now, most }): Choice => ({
        id: cell,
        name,
        note: `${now}/${most} Charge`,
        refused: whyNotCharged(scene, actor, { cell, name, now, most }),
        fits: sourcesOf(scene, actor, cell).map((item) => item.id),
      }),
    ),
  targetLater: true,
  targets: (scene, actor) =>
    sourcesOf(scene, actor, null).map((item) => ({
      id: item.id,
      name: nameOf(item),
      note: `${item.charge} Charge`,
      relation: 'thing',
      refused: null,
    })),
  whyNot: (scene, doing) =>
    chosen(scene, doing) === null ? refusal('noCharge', { actor: doing.actor }) : null,
  run(tx, doing) {
    const { actor } = doing;
    const what = chosen(tx.snapshot(), doing);
    const person = tx.state.characters[actor];
    if (what === null || person?.kind !== 'person') return undefined;
    const source = single(person, what.from.id);
    const item = person.items.find((one) => one.id === what.cell);
    const whose = robotOf(actor, what.cell);
    const robot = whose === null ? undefined : tx.state.characters[whose];
    if (source === null) return undefined;
    const own = robot?.kind === 'person' ? (robot.battery ?? 0) : null;
    const before = own ?? item?.charge ?? 0;
    const most = own === null ? (item?.profile.charge ?? 0) : ROBOT;
    const charged = Math.min(source.charge, most - before);
    source.charge -= charged;
    if (item !== undefined) item.charge += charged;
    else if (robot?.kind === 'person') robot.battery = before + charged;
    tell(tx, 'recharged', {
      actor,
      target: whose === null || whose === actor ? null : whose,
      item: item === undefined ? null : nameOf(item),
      from: nameOf(source),
      charged,
      now: before + charged,
      most,
      left: source.charge,
    });
    return undefined;
  },
});

export const recharge = recharging('recharge', false);
export const quickRecharge = recharging('quickRecharge', true);
