import type { Condition, Modifier, Shape } from '../notation/ast.ts';
import { faces, isEnds } from '../reading.ts';
import type { Bounds } from './looking.ts';

/** Faces of a shape at which anything the modifiers ask for can change, its ends among them. */
export const probes = (shape: Shape, modifiers: readonly Modifier[]): readonly number[] => {
  if (shape.kind === 'fate') return [-1, 0, 1];
  if (shape.kind === 'faces') return shape.faces;
  return spread(faces(shape), modifiers);
};

/** Whole numbers of a span: its ends, and those around every number that a modifier names. */
export const spread = (span: Bounds, modifiers: readonly Modifier[]): readonly number[] => {
  const { min, max } = span;
  const found = [min, max];
  if (min + 1 < max) found.push(min + 1, max - 1);
  for (const modifier of modifiers) addNumbers(found, span, modifier);
  return found;
};

const addNumbers = (found: number[], span: Bounds, modifier: Modifier): void => {
  switch (modifier.kind) {
    case 'min':
    case 'max':
      addAround(found, span, modifier.value);
      return;
    case 'explode':
    case 'reroll':
      if (!isEnds(modifier.when)) addAll(found, span, modifier.when);
      return;
    case 'implode':
    case 'unique':
      addAll(found, span, modifier.when);
      return;
    case 'keep':
    case 'drop':
      if ('when' in modifier.which) addAround(found, span, modifier.which.when.value);
      return;
    case 'success':
      for (const one of [modifier.hit, modifier.double, modifier.fail, modifier.cancel])
        if (one !== null) addAround(found, span, one.value);
      return;
    case 'advantage':
    case 'disadvantage':
    case 'criticalSuccess':
    case 'criticalFailure':
    case 'sort':
  }
};

const addAll = (found: number[], span: Bounds, conditions: readonly Condition[]): void => {
  for (const { value } of conditions) addAround(found, span, value);
};

const addAround = (found: number[], { min, max }: Bounds, value: number): void => {
  for (let near = Math.floor(value) - 1; near <= Math.ceil(value) + 1; near++)
    if (near > min && near < max) found.push(near);
};
