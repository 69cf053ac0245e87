import { termsOf, wordsOf } from '../../../src/engine/glossary.ts';
import type { Intent, IntentOf } from '../../../src/engine/intent.ts';
import type { Rule } from '../../../src/engine/rule.ts';
import type { GameSystem } from '../../../src/engine/system.ts';
import { current } from '../../../src/engine/turns/index.ts';
import type { Tx } from '../../../src/engine/tx.ts';
import { chances } from './chances.ts';
import { acts, callings, charms, conditions, find, foes, omens, rests, tools } from './content.ts';
import { character } from './creation.ts';
import { fields } from './field.ts';
import { edited, type Keeper, keeper } from './keeper.ts';
import { type Night, nightSchema } from './night.ts';
import { modifiers } from './numbers.ts';
import { checkOptions, groups, known, options } from './options.ts';
import { reactions, standing } from './reactions.ts';
import { act } from './rules/acts.ts';
import { check } from './rules/check.ts';
import { changeCondition } from './rules/conditions.ts';
import { keeperOf } from './rules/pool.ts';
import { strike } from './rules/strike.ts';
import { begin, end, hold, join, leave, next, rest } from './rules/vigil.ts';
import { tracker } from './tracker.ts';
import { checked, words } from './words.ts';

/** Lanterns as a system: see `content.ts` for what it is. */
export const lanterns: GameSystem<Night, Keeper> = {
  id: 'lanterns',
  name: 'Lanterns',
  revision: 1,
  content: { callings, charms, tools, conditions, acts, omens, fields, foes, rests },
  glossary: [
    ...wordsOf(conditions, {
      kind: 'Condition',
      place: 'The Fen, Conditions',
      text: ({ number, amount }) => `Changes your ${number} by ${amount}.`,
    }),
    ...termsOf('The Fen, Lanterns', [['Flare', 'A die that shows 5 or 6.']]),
  ],
  character,
  ruleset: { reactions, modifiers, standing },
  words,
  scene: (keepers) => ({ keepers, vigil: null }),
  charactersIn: (night) => night.keepers,
  readSetup(text) {
    const typed = text?.trim().toLowerCase() ?? '';
    if (typed === '') return { ok: true, setup: null };
    if (fields.some((field) => field.id === typed)) return { ok: true, setup: typed };
    return {
      ok: false,
      why: `A vigil is kept in ${fields.map((field) => field.id).join(' or ')}: type one of them.`,
    };
  },
  upcast: (raw) => nightSchema.parse(raw),
  perform,
  groups,
  options,
  checks: checkOptions,
  checked,
  chances,
  othersDice: ['against'],
  conditions: () => conditions.map(({ id, name }) => ({ id, name, refused: null })),
  rests: () => rests.map(({ id, name }) => ({ id, name, refused: null })),
  fights: ({ vigil }) => vigil !== null,
  round: ({ vigil }) => vigil?.order.round ?? 0,
  current: (night) => (night.vigil === null ? null : (current(night.vigil.order)?.actor ?? null)),
  tracker,
  known,
  foes: foes.map(({ id, name, note }) => ({ id, name, note })),
  foe,
};

function perform(tx: Tx<Night>, intent: Intent): Rule<void> {
  switch (intent.kind) {
    case 'check':
      return check(tx, intent);
    case 'attack':
      return strike(tx, intent);
    case 'act':
      return act(tx, intent);
    case 'condition':
      return changeCondition(tx, intent);
    case 'rest':
      return rest(tx, intent);
    case 'amend':
      return amend(tx, intent);
    case 'harm':
    case 'equip':
      return tx.refuse('noPacks');
    case 'begin':
      return begin(tx, intent);
    case 'join':
      return join(tx, intent);
    case 'setting':
      return keepsItsField(tx);
    case 'takeBack':
      return tx.refuse('gmUndoes');
    case 'keep':
      return tx.refuse('noKeeping', { system: 'Lanterns' });
    case 'sight':
      return tx.refuse('noSights');
    case 'leave':
      return leave(tx, intent);
    case 'mission':
      return tx.refuse('noMissions', { system: 'Lanterns' });
    case 'next':
      return next(tx, intent);
    case 'hold':
      return hold(tx, intent);
    case 'end':
      return end(tx);
  }
}

/** A vigil stays where it is kept. */
function* keepsItsField(tx: Tx<Night>): Rule<void> {
  return yield* tx.refuse('fieldStays');
}

/** A fresh foe; one that is not in the list is a mistake of whoever asks. */
function foe(id: string): Keeper {
  const row = find(foes, id);
  if (row === undefined) throw new RangeError(`no foe '${id}'`);
  const { name, glow, nerve, charms: has } = row;
  return keeper({ name, calling: 'shade', glow, nerve, charms: [...has] });
}

/** A value of a sheet is changed by name. */
function* amend(tx: Tx<Night>, intent: IntentOf<'amend'>): Rule<void> {
  const { actor, field, value } = intent;
  const after = edited(yield* keeperOf(tx, actor), field, value);
  if (!after.ok) return yield* tx.refuse(after.refusal.code, after.refusal.params);
  const draft = tx.state.keepers[actor];
  if (draft !== undefined) Object.assign(draft, structuredClone(after.value));
  tx.emit('amended', { id: actor, field, value });
}
