import { castDraft } from 'immer';
import type { Member } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { TileName } from '../../../engine/space/grid/index.ts';
import { addToLine } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { byCampaign } from '../cinematic/campaign.ts';
import { characterSchema } from '../character/schema.ts';
import { type Fighter, fighterIn, type Scene } from '../scene.ts';
import { hasBegun } from '../turn/begun.ts';
import { RP } from '../turn/economy.ts';
import { actorsIn, initiativeOf } from '../turn/initiative.ts';
import { orderOf } from '../turn/order.ts';
import { placeFor } from './placing.ts';

/** Somebody's place in a fight as they come to it. */
export const newFighter = (
  member: Pick<Member, 'side' | 'npc' | 'hidden' | 'fleeting' | 'nameless'>,
  at: TileName | null,
): Fighter => ({
  side: member.side,
  left: false,
  at,
  altitude: 0,
  initiative: 0,
  rp: RP,
  turn: null,
  kept: null,
  owedTurns: 0,
  debt: 0,
  states: [],
  holding: null,
  used: { turn: [], round: [] },
  turns: 0,
  unseen: member.hidden === true,
  ...(member.npc === undefined && member.fleeting !== true ? { passing: true as const } : {}),
  ...(member.fleeting === true ? { fleeting: true as const } : {}),
  ...(member.nameless === true ? { nameless: true as const } : {}),
});

/** Several come, one after the other; each looks at those who are there already, and no look goes over all of them again. */
export function* admitAll(tx: Tx<Scene>, members: readonly Member[]): Rule<void> {
  for (const member of members) {
    yield* admit(tx, member);
    tx.settle();
  }
}

/** Somebody comes to the fight: at the square that is named, else where their side comes from. Where turns are taken already, they get theirs by Initiative. */
export function* admit(tx: Tx<Scene>, member: Member): Rule<void> {
  const { id, name, side } = member;
  if (fighterIn(tx.now, id) !== null) return yield* tx.refuse('alreadyIn', { name });
  if (member.hidden === true && side === 'players') return yield* tx.refuse('onlyFoesHide', { name });
  const read = characterSchema.safeParse(member.sheet);
  if (!read.success) return yield* tx.refuse('badSheet', { name });
  if (read.data.kind === 'object' && read.data.unit !== null)
    return yield* tx.refuse('onlyInBattle', { name });
  // Names are the campaign's to give: two wolves of one sheet have names of their own.
  tx.state.characters[id] = castDraft({ ...byCampaign(tx.now.party, read.data), name });
  const place = placeFor(tx.snapshot(), id, side, member.place);
  if (!place.ok) return yield* tx.refuse(place.refusal.code, { ...place.refusal.params, name });
  const { fight } = tx.state;
  if (fight === null) return;
  fight.fighters[id] = castDraft(newFighter(member, place.at));
  if (!actorsIn(tx.snapshot()).includes(id) || !hasBegun(tx.now)) return;
  const initiative = initiativeOf(tx, id).total;
  fight.fighters[id].initiative = initiative;
  const order = tx.snapshot().fight?.order;
  if (order === undefined) return;
  const rank = [0, 0, initiative, 0, side === 'players' ? 1 : 0];
  fight.order = castDraft(orderOf(addToLine(order, { actor: id, rank })));
}
