import type { Tx } from '../../../../engine/tx.ts';
import { mostVitality } from '../../numbers/most.ts';
import { mostMomentum, mostWillpower } from '../../numbers/resources.ts';
import { beingIn, type CharacterId, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { EffectOf } from '../schema/effects/index.ts';

type ResourceName = EffectOf<'resource'>['resource'];

/** Changes a resource of somebody's by so much, between nothing and the most there is. Gives by how much it changed. */
export function changeResource(tx: Tx<Scene>, id: CharacterId, resource: ResourceName, by: number): number {
  const now = tx.snapshot();
  const who = beingIn(now, id);
  const draft = tx.state.characters[id];
  if (who === null || draft === undefined || draft.kind === 'object' || by === 0) return 0;
  const between = (value: number, most: number) =>
    Math.max(0, Math.min(value + by, Math.max(most, value))) - value;
  const told = (amount: number) => {
    if (amount !== 0) tell(tx, 'resourceChanged', { target: id, resource, amount });
    return amount;
  };
  const fighter = tx.state.fight?.fighters[id];
  switch (resource) {
    case 'wp': {
      const changed = between(who.wp, mostWillpower(now, id).total);
      draft.wp += changed;
      return told(changed);
    }
    case 'momentum': {
      const changed = between(who.momentum, mostMomentum(now, id).total);
      draft.momentum += changed;
      return told(changed);
    }
    case 'vitality': {
      const changed = Math.min(by, mostVitality(now, id).total - who.vitality);
      draft.vitality += changed;
      return told(changed);
    }
    case 'ap':
    case 'movement': {
      const turn = fighter?.turn;
      if (!turn) return 0;
      const changed = resource === 'ap' ? Math.max(by, -turn.ap) : by;
      turn[resource] += changed;
      return told(changed);
    }
    case 'rp': {
      if (fighter === undefined) return 0;
      const changed = Math.max(by, -fighter.rp);
      fighter.rp += changed;
      return told(changed);
    }
    case 'charges': {
      const item = draft.items.find(({ profile }) => profile.kind === 'abilityItem');
      if (item === undefined) return 0;
      const changed = Math.max(by, -item.charges);
      item.charges += changed;
      return told(changed);
    }
  }
}
