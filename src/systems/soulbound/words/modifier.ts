import type { Json } from '../../../engine/json.ts';
import type { Modifier } from '../../../engine/modifier.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { ToldSum } from '../events.ts';

const names: Readonly<Record<string, string>> = {
  training: 'Training',
  doubleTraining: 'Training doubled',
  'way.charge': 'Charge',
  'way.head': 'called shot, head',
  'way.arms': 'called shot, arms',
  'way.legs': 'called shot, legs',
  dodge: 'Dodge',
  charge: 'charged',
  help: 'Help',
  frightened: 'Frightened',
  poisoned: 'Poisoned',
  deafened: 'Deafened',
  incapacitated: 'Incapacitated',
  blinded: 'Blinded',
  obscuredHeavily: 'heavily obscured Zone',
  obscuredLightly: 'lightly obscured Zone',
  restrained: 'Restrained',
  stunned: 'Stunned',
  prone: 'Prone',
  targetProne: 'target Prone, close by',
  targetProneFar: 'target Prone, far off',
  beyondRange: 'beyond range',
  coverPartial: 'partial cover',
  coverTotal: 'total cover',
  difficult: 'difficult terrain',
  charmed: 'Charmed',
  charmer: 'charmed them',
  'trait.defensive': 'Defensive weapon',
  'trait.ineffective': 'Ineffective',
  'trait.penetrating': 'Penetrating',
  'edge.advantage': 'Advantage',
  'edge.greaterAdvantage': 'Greater Advantage',
  'edge.disadvantage': 'Disadvantage',
  'edge.greaterDisadvantage': 'Greater Disadvantage',
};

/** 'Prone −1', 'Frightened (Grask) −1', 'Help from Ana +2'. */
export function modifierWords({ source, amount, params }: Modifier): string {
  const by = typeof params?.name === 'string' ? ` from ${escapeMarkdown(params.name)}` : causes(params?.by);
  return `${names[source] ?? source}${by} ${signed(amount)}`;
}

/** Whose doing a condition is. */
const causes = (by: Json | undefined) =>
  Array.isArray(by) && by.length > 0 ? ` (${by.map((name) => escapeMarkdown(String(name))).join(', ')})` : '';

const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);

/** A number and all that made it: '5 Body, Training +2 = 7'. */
export function sumWords(sum: ToldSum, base: string): string {
  const parts = sum.modifiers.map(modifierWords);
  return parts.length === 0 ? base : `${base}, ${parts.join(', ')}`;
}
