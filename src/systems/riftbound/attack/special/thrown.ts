import { castDraft } from 'immer';
import type { Tx } from '../../../../engine/tx.ts';
import type { Item } from '../../character/schema.ts';
import { bodyOf } from '../../fight/bodies.ts';
import { nameOf } from '../../gear/carried.ts';
import { takeOne } from '../../gear/pile.ts';
import type { Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Means } from '../means.ts';
import type { Ongoing } from '../inProgress.ts';

/** What was thrown lies where its target is: it must be picked up before it is used again (Simple Dagger). */
export function landThrown(tx: Tx<Scene>, { actor, aims }: Ongoing, { source }: Means): void {
  const { fight } = tx.state;
  const person = tx.state.characters[actor];
  const target = aims[0]?.target;
  if (!fight || person?.kind !== 'person' || source.kind !== 'item' || target === undefined) return;
  const at = bodyOf(tx.snapshot(), target)?.at ?? bodyOf(tx.snapshot(), actor)?.at;
  if (at === undefined) return;
  takeOne(person, source.item.id);
  fight.lastId += 1;
  const item: Item = { ...source.item, count: 1 };
  const { x, y } = at;
  fight.lying.push(castDraft({ id: `lying${fight.lastId}`, at: { x, y }, from: actor, item }));
  tell(tx, 'thrown', { actor, item: nameOf(item), target });
}
