import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { characterSchema } from '../character/schema.ts';
import { type CharacterId, type Reinforcement, type Scene, unitIn } from '../scene.ts';
import { tell, tellApart } from '../tell.ts';
import { admit } from './admit.ts';
import { owe } from './owed.ts';
import { placingOn, reinforcementSpot } from './place.ts';

/** Puts units on the reinforcement track: so many rounds, and they come. What is hidden of them is told to the GM alone. */
export function putOnTrack(tx: Tx<Scene>, rounds: number, members: Reinforcement['members']): void {
  tx.state.fight?.reinforcements.push(castDraft({ rounds, members: [...members] }));
  const hidden = members.some((member) => member.hidden);
  tell(tx, 'awaited', { names: members.map(({ name }) => name), rounds }, hidden ? 'gm' : undefined);
}

/**
 * A round begins: those at 1 on the track come to the reinforcement area, all others move a step down (checklist, 2 and 3). Who
 * comes gets a free move at once; for whom there is no room waits another round.
 */
export function reinforcementsCome(tx: Tx<Scene>): void {
  const { fight } = tx.snapshot();
  if (fight === null || !tx.state.fight || fight.reinforcements.length === 0) return;
  const coming = fight.reinforcements.filter(({ rounds }) => rounds <= 1).flatMap(({ members }) => members);
  const waiting = fight.reinforcements.filter(({ rounds }) => rounds > 1);
  tx.state.fight.reinforcements = castDraft(waiting.map((one) => ({ ...one, rounds: one.rounds - 1 })));
  const where = fight.spots[reinforcementSpot] === undefined ? null : reinforcementSpot;
  const place = placingOn(tx.snapshot());
  const come: CharacterId[] = [];
  const outside: Reinforcement['members'][number][] = [];
  for (const member of coming) {
    const { id, name, hidden, passing = false } = member;
    const sheet = characterSchema.parse(member.sheet);
    const why = admit(
      tx,
      { id, name, sheet, side: 'enemies', where, hidden, concealed: false, passing },
      place,
    );
    if (why === null) come.push(id);
    else outside.push(member);
  }
  if (outside.length > 0) tx.state.fight.reinforcements.push(castDraft({ rounds: 1, members: outside }));
  if (come.length > 0) {
    tellApart(tx, come, (others) => {
      return ['reinforcementsCame', { others, tiles: others.map((id) => unitIn(tx.now, id)?.at ?? '') }];
    });
    owe(tx, come, 'reinforcement');
  }
  const soon = tx.now.fight?.reinforcements.filter((one) => one.rounds === 1) ?? [];
  const seen = soon.some(({ members }) => members.some(({ hidden }) => !hidden));
  if (seen) tell(tx, 'reinforcementsNear', { rounds: 1 });
}
