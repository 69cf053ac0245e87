import { castDraft } from 'immer';
import { refusal } from '../../../../engine/refusal.ts';
import { insertTurn } from '../../../../engine/turns/index.ts';
import type { Act } from '../../moves/act.ts';
import { tell } from '../../tell.ts';
import { cool, whyNotReady } from '../cooldown.ts';
import { having } from '../owned.ts';

/** Surge: another turn comes right after the one that runs. An Action by Seizing the Initiative is no turn that could end. */
export const surge: Act = {
  id: 'surge',
  name: 'Surge',
  group: 'powers',
  cost: 'instant',
  offered: having('surge'),
  refused: (scene, actor) =>
    whyNotReady(scene, actor, 'surge') ??
    (scene.fight?.turn?.seized === true ? refusal('notWhileSeizing', { actor }) : null),
  run(tx, { actor }) {
    const { fight } = tx.state;
    if (!fight) return undefined;
    const inserted = insertTurn(fight.order, actor, 'extra', actor);
    if (!inserted.ok) throw new Error(inserted.code);
    fight.order = castDraft(inserted.order);
    cool(tx, actor, 'surge');
    tell(tx, 'surged', { actor });
    return undefined;
  },
};
