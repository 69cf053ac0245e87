import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import { PARTY } from '../../../../src/engine/party.ts';
import type { Character } from '../../../../src/systems/riftbound/character/schema.ts';
import { newParty, type Party } from '../../../../src/systems/riftbound/party/party.ts';
import { perform } from '../../../../src/systems/riftbound/perform.ts';
import { type Scene, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { type Played, played } from './scenes.ts';

/** Some characters outside of a fight. */
export const between = (characters: Readonly<Record<string, Character>>, party: Partial<Party> = {}): Scene =>
  sceneOf(characters, [], { ...newParty, ...party });

/** Does what an intent says, as the bot does. */
export const done = (scene: Scene, intent: Intent, dice: readonly number[] = []): Played =>
  played(scene, (tx) => perform(tx, intent), dice);

export const amending = (
  actor: string,
  field: string,
  value: string,
  more: Partial<IntentOf<'amend'>> = {},
): Intent => ({ kind: 'amend', actor, field, value, asGm: false, ...more });

/** The group is changed by its GM. */
export const setting = (field: string, value: string): Intent =>
  amending(PARTY, field, value, { asGm: true });

export const harming = (actor: string, change: 'damage' | 'heal', points: number): Intent => ({
  kind: 'harm',
  actor,
  change,
  points,
  asGm: true,
});
