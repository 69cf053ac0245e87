import type { Rule } from '../../../../engine/rule.ts';
import { METRE, pathLength } from '../../../../engine/space/plane/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { benefitOf, heldBy, nameOf } from '../../gear/carried.ts';
import { type CharacterId, characterIn, personIn, type Scene } from '../../scene.ts';
import type { Spent } from '../events.ts';
import { payersFor, priceFor, spend, whyNotPaid } from '../pay.ts';
import { askPanel, type Tick } from './ask.ts';
import type { PanelAttack } from './fallen.ts';
import { type Intercept, intercept, interceptsOf } from './intercept.ts';

/** Hits that somebody has to dodge. */
export interface Incoming {
  readonly target: CharacterId;
  readonly hits: number;
  /** Taken by shields before the Dodge Roll: with which, and what was spent on each. */
  readonly blocked: readonly Spent[];
}

interface Ticked extends Tick {
  readonly does:
    | { readonly kind: 'intercept'; readonly how: Intercept }
    | { readonly kind: 'limit'; readonly hits: number }
    | { readonly kind: 'block'; readonly item: string };
  readonly payer: CharacterId | null;
}

/**
 * Before the Dodge Rolls of an Attack: shields block shots, and whoever has Intercept takes hits on themselves. Everybody is asked once, all at the same
 * moment; hits leave before anybody dodges (A30e). Gives who has how many to dodge, those who intercepted last.
 */
export function* beforeDodgeRolls(
  tx: Tx<Scene>,
  attack: PanelAttack,
  aimed: readonly { readonly target: CharacterId; readonly hits: number }[],
): Rule<readonly Incoming[]> {
  const incoming: Incoming[] = aimed.map(({ target, hits }) => ({ target, hits, blocked: [] }));
  const open = incoming.filter(({ hits }) => hits > 0 && attack.damage > 0);
  const now = tx.snapshot();
  const ticks = open.flatMap(({ target, hits }) => [
    ...interceptTicks(now, attack, { target, hits }),
    ...blockTicks(now, target, hits),
  ]);
  const takers = [...new Set(ticks.flatMap(({ does, owner }) => (does.kind === 'intercept' ? [owner] : [])))];
  const most = Math.max(0, ...open.map(({ hits }) => hits));
  const own = takers
    .filter((taker) => !open.some(({ target }) => target === taker))
    .flatMap((taker) => blockTicks(now, taker, most).map((tick) => ({ ...tick, usual: false })));
  const params = {
    actor: attack.actor,
    weapon: attack.weapon,
    damage: attack.damage,
    aimed: open.map(({ target, hits }) => ({ target, hits })),
  };
  const all = [...ticks, ...own, ...takers.flatMap((taker) => limitTicks(taker, most))];
  if (all.length === 0) return incoming;
  const damage = attack.damage * open.reduce((sum, { hits }) => sum + hits, 0);
  const chosen = yield* askPanel(tx, {
    id: 'panel.dodge',
    params,
    measures: { damage },
    ticks: all,
    about: [attack.actor, ...open.map(({ target }) => target)],
  });
  for (const { does, payer, owner } of chosen)
    if (does.kind === 'intercept')
      yield* divert(tx, incoming, { how: does.how, payer, limit: limitOf(chosen, owner) });
  for (const { does, payer, owner } of chosen)
    if (does.kind === 'block') block(tx, incoming, { owner, item: does.item, payer });
  return incoming;
}

/** Nobody needs to intercept a blow that its target can take: it is what happens unasked only where they could not. */
function interceptTicks(
  scene: Scene,
  attack: PanelAttack,
  { target, hits }: { readonly target: CharacterId; readonly hits: number },
): readonly Ticked[] {
  const hp = characterIn(scene, target)?.hp.now ?? 0;
  const taken = new Set<CharacterId>();
  return interceptsOf(scene, attack, target).flatMap((how) => {
    const { owner, to, reach, path } = how;
    if (whyNotPaid(scene, owner, reach.sp) !== null) return [];
    const isFirst = !taken.has(owner);
    taken.add(owner);
    const own = personIn(scene, owner)?.hp.now ?? 0;
    const likely = hits * attack.damage >= hp && own > hits * attack.damage;
    const price = priceFor(scene, owner, reach.sp);
    const payers = price === 0 ? [null] : payersFor(scene, owner);
    const metres = Math.ceil(pathLength(path) / METRE);
    return payers.map((payer, n): Ticked => {
      const whose = payer === null || payer === owner ? null : payer;
      return {
        id: `intercept:${target}:${to}${whose === null ? '' : `@${whose}`}`,
        owner,
        code: 'intercept',
        params: { target, to, metres, price, plus: reach.plus, payer: whose },
        usual: likely && isFirst && n === 0,
        does: { kind: 'intercept', how },
        payer,
      };
    });
  });
}

/** No more than a die shows can be taken, and one hit fewer than there are. */
const MOST_LIMIT = 6;

/** 'Up to' so many hits: whoever intercepts may leave some to the one who dodges. */
const limitTicks = (owner: CharacterId, most: number): readonly Ticked[] =>
  Array.from(
    { length: Math.min(most - 1, MOST_LIMIT) },
    (_, n): Ticked => ({
      ...{ id: `limit:${n + 1}`, owner, code: 'intercept.limit', params: { hits: n + 1 } },
      ...{ usual: false, does: { kind: 'limit', hits: n + 1 }, payer: null },
    }),
  );

/** How many hits somebody takes at most by what they ticked: the fewest of several. */
const limitOf = (chosen: readonly Ticked[], owner: CharacterId): number =>
  chosen.reduce(
    (least, one) =>
      one.owner === owner && one.does.kind === 'limit' ? Math.min(least, one.does.hits) : least,
    Number.POSITIVE_INFINITY,
  );

/** Shields in somebody's hands: one shot once a Dodge Roll, or as many as there are, for 1 SP each. */
function blockTicks(scene: Scene, owner: CharacterId, hits: number): readonly Ticked[] {
  if (personIn(scene, owner)?.dead !== false || whyNotPaid(scene, owner, 1) !== null) return [];
  return heldBy(scene, owner).flatMap((item, shield) => {
    const how = benefitOf(item, 'block');
    if (how === null) return [];
    const name = nameOf(item);
    const price = priceFor(scene, owner, 1);
    const payers = price === 0 ? [null] : payersFor(scene, owner);
    return payers.flatMap((payer, n) =>
      Array.from({ length: how.often ? hits : 1 }, (_, time): Ticked => {
        const whose = payer === null || payer === owner ? null : payer;
        const count = time === 0 ? '' : `#${time + 1}`;
        return {
          id: `block:${item.id}${whose === null ? '' : `@${whose}`}${count}`,
          owner,
          code: 'block',
          params: { item: name, price, payer: whose, time: time + 1 },
          usual: shield === 0 && n === 0 && time === 0,
          does: { kind: 'block', item: name },
          payer,
        };
      }),
    );
  });
}

/** Who intercepts has the hits from now on. Nobody takes the same blow twice: of two ways that were ticked the first counts. */
function* divert(
  tx: Tx<Scene>,
  incoming: Incoming[],
  {
    how,
    payer,
    limit,
  }: { readonly how: Intercept; readonly payer: CharacterId | null; readonly limit: number },
): Rule<void> {
  const place = incoming.findIndex(({ target }) => target === how.target);
  const from = incoming[place];
  if (from === undefined) return;
  const hits = yield* intercept(tx, how, { hits: from.hits, payer, limit });
  if (hits === 0) return;
  incoming[place] = { ...from, hits: from.hits - hits };
  const own = incoming.findIndex(({ target }) => target === how.owner);
  const theirs = incoming[own];
  if (theirs === undefined) incoming.push({ target: how.owner, hits, blocked: [] });
  else incoming[own] = { ...theirs, hits: theirs.hits + hits };
}

function block(
  tx: Tx<Scene>,
  incoming: Incoming[],
  {
    owner,
    item,
    payer,
  }: { readonly owner: CharacterId; readonly item: string; readonly payer: CharacterId | null },
): void {
  const place = incoming.findIndex(({ target, hits }) => target === owner && hits > 0);
  const one = incoming[place];
  const spent = one === undefined ? null : spend(tx, { actor: owner, sp: 1, on: item, payer });
  if (one === undefined || spent === null) return;
  incoming[place] = { ...one, hits: one.hits - 1, blocked: [...one.blocked, spent] };
}
