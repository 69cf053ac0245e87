import type { ActOption, Choice } from '../../../engine/options.ts';
import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { memberId, priceOfThing, wares, whyNotSitOut } from '../escalation/buying.ts';
import { agreed } from '../escalation/forming.ts';
import { book, type Gear } from '../forces/catalogue.ts';
import { allowance, type Entry, muster, nameOf } from '../forces/force.ts';
import { trained } from '../forces/lessons.ts';
import { forceLines, gearOfUnit } from '../forces/limits.ts';
import { isRefusal, partsOf } from '../forces/parts.ts';
import { gearRefusals } from '../forces/refusals.ts';
import { type Card, cards } from '../library/cards.ts';
import type { Side } from '../side/schema.ts';
import { act, noneOf } from './act.ts';

const points = (many: number) => `${many} resources`;

/**
 * Why a unit card can't be had: by its price, and by how many units and of which rank the force would have. A card is legal, so nothing else is looked at,
 * however large the band is.
 */
function whyNotCard({ force, band }: Side, value: number, { entry, cost }: Card): Refusal | null {
  const resources = band?.resources ?? 0;
  if (cost > resources) return refusal('tooFewResources', { price: cost, resources });
  if (force.entries.length >= forceLines.most) return overLimit(forceLines, force.entries.length + 1);
  if (entry.kind !== 'unit') return null;
  const { rank } = entry.plan;
  const points = Math.max(force.points, value + cost);
  const most = allowance(rank, points);
  const have = 1 + force.entries.filter((one) => one.kind === 'unit' && one.plan.rank === rank).length;
  return most !== null && have > most ? refusal('tooManyOfRank', { rank, have, most, points }) : null;
}

/** Unit cards, those that can be paid for first. */
function recruits(side: Side): readonly Choice[] {
  const { value } = muster(side.force, agreed);
  const all = cards.map(
    (card): Choice => ({
      id: card.id,
      name: nameOf(card.entry),
      note: `${points(card.cost)}, ${card.vp} VP`,
      relation: 'thing',
      refused: whyNotCard(side, value, card),
    }),
  );
  return all.toSorted((one, other) => Number(one.refused !== null) - Number(other.refused !== null));
}

/** One thing of each kind stands for all of it where it is asked who may carry it. */
const kinds = ['weapon', 'armour', 'device'] as const satisfies readonly Gear['kind'][];
const samples: readonly Gear[] = kinds.flatMap((kind) => wares.find((ware) => ware.kind === kind) ?? []);

/** The kinds of which a unit may have one more thing, whatever it costs. */
function carriedKinds(entry: Entry): readonly Gear['kind'][] {
  const parts = entry.kind === 'unit' ? partsOf(trained(entry.plan), book) : null;
  if (parts === null || isRefusal(parts) || parts.gear.length >= gearOfUnit.most) return [];
  return samples
    .filter((one) => gearRefusals({ ...parts, gear: [...parts.gear, one] }).length === 0)
    .map(({ kind }) => kind);
}

/** Things to buy, and for whom. */
function outfits(side: Side): ActOption {
  const carried = side.force.entries.map(carriedKinds);
  const carriers = new Map(
    kinds.map((kind) => [
      kind,
      new Set(carried.flatMap((own, at) => (own.includes(kind) ? [memberId(at)] : []))),
    ]),
  );
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
