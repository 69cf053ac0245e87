import { powerOf } from '../../../../src/systems/zafir/packs/creature.ts';
import { type Power, powerSchema } from '../../../../src/systems/zafir/powers/schema.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';

/** A power by what is said of it: an action about its owner, where nothing else is. */
export const power = (written: Readonly<Record<string, unknown>>): Power =>
  powerSchema.parse({
    ...powerOf({ name: 'Trick', ...written } as never),
    name: 'Trick',
    when: written.when ?? 'action',
  });

type Foe = Parameters<typeof enemy>[0];
type Kira = Parameters<typeof hero>[0];

/** Kira with a power of her own, Tiz beside her, a bandit with one of his own six tiles away and another behind him. */
export const table = (
  kira: Readonly<Record<string, unknown>> | null,
  bandit: Readonly<Record<string, unknown>> | null = null,
  more: { readonly kira?: Kira; readonly bandit?: Foe } = {},
): ZafirStage =>
  battle('kt.....b.f\n..........', {
    kira: hero({ ...(kira === null ? {} : { powers: [power(kira)] }), ...more.kira }),
    tiz: hero(),
    bandit: enemy({ hp: 9, ...(bandit === null ? {} : { powers: [power(bandit)] }), ...more.bandit }),
    foe: enemy({ hp: 9 }),
  });

export const trick = 'power:trick';
