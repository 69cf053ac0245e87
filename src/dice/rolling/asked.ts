import type { Condition, ExplodeModifier, Modifier, SuccessModifier } from '../notation/ast.ts';
import { isEnds } from '../reading.ts';

/** What the modifiers of dice ask, as far as it matters for what the dice come to. */
export interface Asked {
  /** Explosions to more dice of the same kind, which stand beside the others: it makes no difference which brought which. */
  readonly exploding: Exploding | null;
  /** Whether more than that changes the dice, or is rolled for them. */
  readonly more: boolean;
  /** By what dice are kept and dropped. */
  readonly chooses: 'nothing' | 'ranks' | 'values';
  readonly success: SuccessModifier | undefined;
}

export type Exploding = ExplodeModifier & { readonly when: readonly Condition[] };

const NOTHING: Asked = { exploding: null, more: false, chooses: 'nothing', success: undefined };

/** What was read last, and of what: the same is rolled again and again. */
let latest: readonly Modifier[] = [];
let found: Asked = NOTHING;

/** Reads modifiers, where they aren't those that were read last. */
export const askedBy = (modifiers: readonly Modifier[]): Asked => {
  if (modifiers.length === 0) return NOTHING;
  if (modifiers !== latest) {
    found = read(modifiers);
    latest = modifiers;
  }
  return found;
};

/** Reads them all in one go: nearly every roll comes through here. */
const read = (modifiers: readonly Modifier[]): Asked => {
  let exploding: Exploding | null = null;
  let more = false;
  let chooses: Asked['chooses'] = 'nothing';
  let success: SuccessModifier | undefined;
  for (let place = 0; place < modifiers.length; place++) {
    const modifier = modifiers[place] as Modifier;
    switch (modifier.kind) {
      case 'keep':
      case 'drop':
        if ('when' in modifier.which) chooses = 'values';
        else if (chooses === 'nothing') chooses = 'ranks';
        break;
      case 'success':
        success = modifier;
        break;
      case 'explode':
        if (exploding === null && isAlike(modifier)) exploding = modifier;
        else more = true;
        break;
      case 'criticalSuccess':
      case 'criticalFailure':
      case 'sort':
        break;
      case 'advantage':
      case 'disadvantage':
      case 'implode':
      case 'min':
      case 'max':
      case 'reroll':
      case 'unique':
        more = true;
    }
  }
  return { exploding, more, chooses, success };
};

const isAlike = (modifier: ExplodeModifier): modifier is Exploding =>
  !modifier.together &&
  !modifier.penetrating &&
  modifier.times !== 'first' &&
  !isEnds(modifier.when) &&
  (modifier.when.length === 0 || (modifier.when.length === 1 && modifier.when[0]?.compare !== '!='));
