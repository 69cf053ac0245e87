import type { Tx } from '../../../../engine/tx.ts';
import { beingIn, type Scene } from '../../scene.ts';
import { endStatuses } from '../../status/put.ts';
import { statusRule } from '../../status/rows.ts';
import { tell } from '../../tell.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { endEffects, isShown } from '../use/lay.ts';
import type { At } from '../use/using.ts';
import { isStatus } from '../words/names.ts';

type Endable = EffectOf<'end'>['what'][number];

/** Ends what is on somebody, so many of it: Status Effects of a name or kind, the strongest first, Exhaustion, effects of Abilities. */
export function endOn(tx: Tx<Scene>, effect: EffectOf<'end'>, at: At): void {
  let left = Math.max(1, plainly(effect.count, at.scale));
  for (const what of effect.what) {
    while (left > 0 && endOne(tx, what, at)) left--;
  }
}

/** Ends one of a kind; false where there is none. */
function endOne(tx: Tx<Scene>, what: Endable, { target }: At): boolean {
  const who = beingIn(tx.snapshot(), target);
  if (who === null) return false;
  if (isStatus(what)) return endStatuses(tx, target, ({ status }) => status === what);
  switch (what) {
    case 'status':
    case 'physical':
    case 'mental':
    case 'elemental': {
      const first = who.statuses
        .filter(({ status }) => what === 'status' || statusRule(status)?.category === what)
        .toSorted((a, b) => (b.power ?? 100) - (a.power ?? 100))[0];
      return first !== undefined && endStatuses(tx, target, ({ status }) => status === first.status);
    }
    case 'exhaustion': {
      const draft = tx.state.characters[target];
      if (who.exhaustion === 0 || draft === undefined || draft.kind === 'object') return false;
      draft.exhaustion -= 1;
      tell(tx, 'resourceChanged', { target, resource: 'exhaustion', amount: -1 });
      return true;
    }
    case 'buff':
    case 'debuff':
    case 'summon':
    case 'transformation': {
      const kind = what === 'transformation' ? 'transform' : what;
      const first = who.effects.find((held) => held.kind === kind && isShown(held));
      return first !== undefined && endEffects(tx, target, ({ id }) => id === first.id);
    }
    // Diseases are the GM's to end, who has named them.
    case 'disease':
      return false;
  }
}
