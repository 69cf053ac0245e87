import type { Intent } from '../../../../src/engine/intent.ts';
import { fightOf, performed, type Played, personOf } from './scenes.ts';
import { type Said, someone } from './someone.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';

type Cast = Parameters<typeof fightOf>[0];
type Setting = Parameters<typeof fightOf>[1];

/** Kira on the players' side, and Raider 10 m east of them, each as it is said; VSN, STR and AGI are 0: hits and dodges on 4+. */
export const duel = (
  kira: Said = {},
  raider: Said = {},
  {
    apart = 10,
    more = {},
    setting = {},
    kiraAs = {},
    raiderAs = {},
  }: {
    readonly apart?: number;
    readonly more?: Cast;
    readonly setting?: Setting;
    readonly kiraAs?: NonNullable<Cast[string]['fighter']>;
    readonly raiderAs?: NonNullable<Cast[string]['fighter']>;
  } = {},
): Scene =>
  fightOf(
    {
      kira: { sheet: someone({ name: 'Kira', ...kira }), at: [20, 20], fighter: kiraAs },
      raider: {
        sheet: someone({ name: 'Raider', ...raider }),
        side: 'foes',
        at: [21 + apart, 20],
        fighter: raiderAs,
      },
      ...more,
    },
    setting,
  );

/** An attack as somebody gives it. */
export const attackOn = (
  actor: string,
  target: string,
  means: string | null,
  more: { readonly way?: string | null; readonly spend?: readonly string[] } = {},
): Intent => ({ kind: 'attack', actor, target, means, way: null, spend: [], asGm: false, ...more });

/** Bases touch. */
export const close = { apart: 0 };

/** Kira attacks Raider. */
export const strikes = (
  scene: Scene,
  means: string | null,
  dice: readonly number[],
  {
    way = null,
    spend = [],
    target = 'raider',
    actor = 'kira',
    answers = {},
  }: {
    readonly way?: string | null;
    readonly spend?: readonly string[];
    readonly target?: string;
    readonly actor?: string;
    readonly answers?: Readonly<Record<string, string>>;
  } = {},
): Played => performed(scene, attackOn(actor, target, means, { way, spend }), dice, answers);

/** HP that somebody has left. */
export const hp = (made: Played, id = 'raider'): number => personOf(made, id).hp.now;
