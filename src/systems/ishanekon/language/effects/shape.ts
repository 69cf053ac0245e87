import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { deal } from '../../damage/deal.ts';
import { character, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Ground } from '../../zones/zone.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';
import { rolledFor } from './rolled.ts';
import { tellOf } from './told.ts';
import { changeGround } from './zone.ts';

/** What a place can be made of with matter that flows, and with any other. */
const ways = {
  flowing: ['water', 'difficult', 'plain'],
  solid: ['halfCover', 'difficult', 'plain'],
} as const satisfies Record<string, readonly Ground[]>;

const isFlowing = (matter: string): boolean => /water|liquid|lava|mud|oil/i.test(matter);

/** Shapes matter of a kind, mends a thing or breaks it (effect 19). What a shaped place becomes its user says; other uses are the GM's to allow. */
export function* shape(tx: Tx<Scene>, effect: EffectOf<'shape'>, at: At): Rule<void> {
  const { how, matter } = effect;
  if (how !== 'shape') return yield* workOn(tx, effect, at);
  if (tx.now.fight === null) return tellOf(tx, effect, at);
  const open: readonly Ground[] = isFlowing(matter) ? ways.flowing : ways.solid;
  const [usual = 'plain'] = open;
  const choice = yield* tx.ask({
    ...{ id: 'shape.into', asked: at.actor, code: 'shape.into', default: usual },
    params: { ability: at.row.name, matter },
    options: open.map((ground) => ({ id: ground, code: 'shape.ground', params: { ground } })),
  });
  changeGround(tx, effect, at, open.find((one) => one === choice) ?? usual);
}

function* workOn(tx: Tx<Scene>, effect: EffectOf<'shape'>, at: At): Rule<void> {
  const { target, actor } = at;
  const thing = tx.snapshot().characters[target];
  if (thing?.kind !== 'object') return tellOf(tx, effect, at);
  const amount = yield* rolledFor(tx, at, effect, effect.amount, 'shape');
  if (effect.how === 'break')
    return void (yield* deal(tx, {
      ...{ target, by: actor, cause: 'effect', with: at.row.name, ignores: 'all' },
      parts: [{ type: 'physical', amount }],
    }));
  const draft = tx.state.characters[target];
  if (draft?.kind !== 'object') return;
  const back = Math.min(amount, thing.maxVitality - thing.vitality);
  draft.vitality += back;
  if (draft.vitality > 0) draft.dead = false;
  tell(tx, 'mended', { target, by: actor, amount: back, left: character(tx.now, target).vitality });
}
