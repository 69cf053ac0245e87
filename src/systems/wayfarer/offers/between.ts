import type { ActOption, Choice } from '../../../engine/options.ts';
import { refusal } from '../../../engine/refusal.ts';
import {
  memberId,
  outfitting,
  priceOfThing,
  recruiting,
  wares,
  whyNotBuy,
  whyNotSitOut,
} from '../escalation/buying.ts';
import type { Gear } from '../forces/catalogue.ts';
import { nameOf } from '../forces/force.ts';
import { cards } from '../library/cards.ts';
import type { Side } from '../side/schema.ts';
import { act, noneOf } from './act.ts';

const points = (many: number) => `${many} resources`;

/** Unit cards, those that can be paid for first. */
function recruits(side: Side): readonly Choice[] {
  const all = cards.map(({ id, entry, vp, cost }): Choice => {
    const { force, price } = recruiting(side, entry);
    return {
      id,
      name: nameOf(entry),
      note: `${points(cost)}, ${vp} VP`,
      relation: 'thing',
      refused: whyNotBuy(side, force, price),
    };
  });
  return all.toSorted((one, other) => Number(one.refused !== null) - Number(other.refused !== null));
}

/** One thing of each kind stands for all of it where it is asked who may carry it. */
const kinds = ['weapon', 'armour', 'device'] as const satisfies readonly Gear['kind'][];

/** Units that may have one more thing of a kind, whatever it costs. */
function carriersOf(side: Side, kind: Gear['kind']): readonly string[] {
  const one = wares.find((ware) => ware.kind === kind);
  const rich: Side = { ...side, band: { resources: 1_000_000, matches: 0, won: 0 } };
  return side.force.entries.flatMap((_, at) => {
    const force = one === undefined ? null : outfitting(side, at, one.thing.id);
    return force !== null && whyNotBuy(rich, force, 0) === null ? [memberId(at)] : [];
  });
}

/** Things to buy, and for whom. */
function outfits(side: Side): ActOption {
  const carriers = new Map(kinds.map((kind) => [kind, new Set(carriersOf(side, kind))]));
  const resources = side.band?.resources ?? 0;
  const can = wares.filter((ware) => priceOfThing(ware) <= resources);
  const fits = (member: string) =>
    can.flatMap(({ kind, thing }) => (carriers.get(kind)?.has(member) === true ? [thing.id] : []));
  const means = side.force.entries.map(
    (entry, at): Choice => ({
      id: memberId(at),
      name: nameOf(entry),
      fits: fits(memberId(at)),
      refused: null,
    }),
  );
  const targets = can.map(
    (ware): Choice => ({
      id: ware.thing.id,
      name: ware.thing.name,
      note: points(priceOfThing(ware)),
      relation: 'thing',
      refused: carriers.get(ware.kind)?.size === 0 ? refusal('carriesNoMore') : null,
    }),
  );
  return act(
    { id: 'outfit', name: 'Buy equipment', group: 'gear', refused: noneOf(targets, 'nothingToBuy') },
    { price: 'resources', targets, targetNeeded: true, means, meansNeeded: true },
  );
}

/** What a band may do between two matches of its Escalation campaign (L5794 to L5796). */
export function betweenMatches(side: Side): readonly ActOption[] {
  const targets = recruits(side);
  return [
    act(
      { id: 'recruit', name: 'Recruit', group: 'help', refused: noneOf(targets, 'nothingToBuy') },
      { price: 'resources', targets, targetNeeded: true },
    ),
    act(
      { id: 'recruitOwn', name: 'Recruit your own', group: 'help', refused: null },
      { price: 'resources', detail: 'needed' },
    ),
    outfits(side),
    ...(whyNotSitOut(side) === null
      ? [act({ id: 'sitOut', name: 'Pass a match', group: 'turn', refused: null })]
      : []),
  ];
}
