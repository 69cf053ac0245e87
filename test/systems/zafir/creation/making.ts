import { type CreationStep, thrown } from '../../../../src/engine/creation.ts';
import type { Json } from '../../../../src/engine/json.ts';
import type { Refusal } from '../../../../src/engine/refusal.ts';
import { profileOf } from '../../../../src/systems/zafir/character/profile.ts';
import { characterRules } from '../../../../src/systems/zafir/character/rules.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { newParty } from '../../../../src/systems/zafir/party/party.ts';

/** Somebody in the making, one step after another. */
export class Making {
  readonly draft: Json;
  readonly refusal: Refusal | null;
  readonly told: readonly string[];

  constructor(draft: Json, refusal: Refusal | null = null, told: readonly string[] = []) {
    this.draft = draft;
    this.refusal = refusal;
    this.told = told;
  }

  pick(step: string, ...ids: readonly string[]): Making {
    const made = characterRules.choose(this.draft, step, { kind: 'pick', ids });
    return made.ok ? new Making(made.value) : new Making(this.draft, made.refusal);
  }

  fill(
    step: string,
    fields: Readonly<Record<string, string>>,
    picks: Readonly<Record<string, readonly string[]>> = {},
  ): Making {
    const made = characterRules.choose(this.draft, step, { kind: 'form', fields, picks });
    return made.ok ? new Making(made.value) : new Making(this.draft, made.refusal);
  }

  /** Chooses what to carry; an armour where it is asked for. */
  arm(primary: string, secondary: string, armour?: string): Making {
    const picks = { primary: [primary], secondary: [secondary] };
    return this.fill('equipment', {}, armour === undefined ? picks : { ...picks, armour: [armour] });
  }

  /** Rolls for a step; all dice must be used. */
  roll(step: string, ...dice: readonly number[]): Making {
    const { roll } = characterRules;
    if (roll === undefined) throw new Error('nothing is rolled');
    const { made, fallen } = thrown(
      roll.call(characterRules, this.draft, step),
      (index) => dice[index] ?? Number.NaN,
    );
    if (fallen.length !== dice.length) throw new Error(`${fallen.length} dice fell`);
    return made.ok
      ? new Making(made.value.draft, null, made.value.told)
      : new Making(this.draft, made.refusal);
  }

  step(id: string): CreationStep {
    const found = this.steps.find((step) => step.id === id);
    if (found === undefined) throw new Error(`no step '${id}'`);
    return found;
  }

  get steps(): readonly CreationStep[] {
    return characterRules.steps(this.draft);
  }

  /** Those that are offered to be picked at a step. */
  offered(id: string): readonly string[] {
    const step = this.step(id);
    if (step.kind === 'pick') return step.choices.map((choice) => choice.id);
    const fields = step.kind === 'form' ? step.fields : [];
    return fields.flatMap((field) =>
      field.kind === 'pick' ? field.choices.map((choice) => `${field.id}.${choice.id}`) : [],
    );
  }

  /** The hero; throws where steps are open. */
  get hero(): Hero {
    const made = characterRules.finish(this.draft);
    if (!made.ok || made.value.kind !== 'hero') throw new Error('not done yet');
    return made.value;
  }

  get profile() {
    return profileOf(this.hero);
  }
}

export const begin = (name = 'Kira'): Making => new Making(characterRules.begin(name));

/** The same where the group has agreed to begin at level 2. */
export const beginAtSecond = (): Making =>
  new Making(characterRules.begin('Kira', { ...newParty, rules: { experienced: 'yes' } }));

/** The book's recruit, step by step: Kira of the hinn. */
export const kira = (): Making =>
  chosen(begin().pick('class', 'recruit')).arm('autorifle', 'combatKnife').pick('item', 'fragGrenade');

/** The same at level 2, of a base class, its gear and ability still to be chosen. */
export const experienced = (id: string): Making => chosen(beginAtSecond().pick('class', id));

/** All that does not hang on the class. */
const chosen = (making: Making): Making =>
  making
    .pick('origin', 'hinn')
    .fill('pronouns', {}, { usual: ['sheHer'] })
    .fill('name', { name: 'Kira', about: 'A hot-headed young woman.' })
    .pick('inventory', 'canteen', 'foldingKnife')
    .roll('money', 3, 4)
    .pick('expert', 'security')
    .pick('basic', 'navigation', 'leadership')
    .pick('fluent', 'everan')
    .pick('conversational', 'sultain', 'uzs', 'batarak');
