import type { AnySystem } from '../../../src/engine/system.ts';
import { ishanekon } from '../../../src/systems/ishanekon/index.ts';
import { abilitySchema as schemaOfIshanekon } from '../../../src/systems/ishanekon/language/schema/ability.ts';
import { featureSchema } from '../../../src/systems/ishanekon/language/schema/feature.ts';
import { abilityLine, featureLine } from '../../../src/systems/ishanekon/language/words/ability.ts';
import { shipped } from '../../../src/systems/ishanekon/packs/shipped.ts';
import { riftbound } from '../../../src/systems/riftbound/index.ts';
import { powerLine as lineOfRiftbound } from '../../../src/systems/riftbound/powers/describe.ts';
import { powerSchema as schemaOfRiftbound } from '../../../src/systems/riftbound/powers/schema.ts';
import { windows as windowsOfRiftbound } from '../../../src/systems/riftbound/windows.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { powerLine as lineOfSoulbound } from '../../../src/systems/soulbound/powers/describe.ts';
import { windows as windowsOfSoulbound } from '../../../src/systems/soulbound/powers/reactions.ts';
import { powerSchema as schemaOfSoulbound } from '../../../src/systems/soulbound/powers/schema/power.ts';
import { wayfarer } from '../../../src/systems/wayfarer/index.ts';
import { zafir } from '../../../src/systems/zafir/index.ts';
import { powerLine as lineOfZafir } from '../../../src/systems/zafir/powers/describe.ts';
import { powerEffects, powerSchema as schemaOfZafir } from '../../../src/systems/zafir/powers/schema.ts';
import { windows as windowsOfZafir } from '../../../src/systems/zafir/reactions/index.ts';
import { kinds as reactionsOfZafir } from '../../../src/systems/zafir/reactions/known.ts';
import { journeys as journeysOfIshanekon } from '../../systems/ishanekon/journeys/journey.ts';
import {
  reacted as reactedInIshanekon,
  seldomAsked,
  wanted as wantedOfIshanekon,
} from '../../systems/ishanekon/journeys/wanted.ts';
import { journeys } from '../../systems/riftbound/journeys/journey.ts';
import { powers as powersOfRiftbound } from '../../systems/riftbound/journeys/pack.ts';
import { wanted as wantedOfJourneys } from '../../systems/riftbound/journeys/wanted.ts';
import { battles } from '../../systems/soulbound/battles/byChance.ts';
import { silent as silentInBattles } from '../../systems/soulbound/battles/invariants.ts';
import { wanted as wantedOfBattles } from '../../systems/soulbound/battles/wanted.ts';
import { creatureTraits, packPowers } from '../../systems/soulbound/pack.ts';
import { battles as battlesOfWayfarer } from '../../systems/wayfarer/games/byChance.ts';
import {
  unrecorded as unrecordedOfWayfarer,
  wanted as wantedOfWayfarer,
} from '../../systems/wayfarer/games/wanted.ts';
import { missions } from '../../systems/zafir/missions/byChance.ts';
import { silent as silentOnMissions } from '../../systems/zafir/missions/invariants.ts';
import { packEnemies, packGoods } from '../../systems/zafir/missions/people.ts';
import { wanted as wantedOfMissions } from '../../systems/zafir/missions/wanted.ts';
import type { ByChance } from '../random/report.ts';

/** A system as its recorded games need it. */
export interface Recording<S extends object = object> {
  readonly system: AnySystem;
  readonly byChance: ByChance<S>;
  /** How its games by chance are called. */
  readonly name: string;
  /** Every kind of event, question, answer and effect that its types name. */
  readonly kinds: {
    readonly event: readonly string[];
    readonly question: readonly string[];
    readonly answer: readonly string[];
    readonly 'effect of a power': readonly string[];
  };
  /** Its games don't tell which effects the powers have that come up: what these do is told by events. */
  readonly effectsUntold?: true;
  /** What is asked at the moments that may be reacted to, by its codes: the engine puts those questions. */
  readonly reacted: readonly string[];
  /** Questions and answers that no recorded game comes to, by their codes: tests of the rule alone have them. */
  readonly unrecorded?: readonly string[];
  /** Events that have no words of their own: what follows from them is told instead. */
  readonly silent: readonly string[];
  readonly powers: readonly PowerKept[];
}

/** A power as it is kept: its effects, and what it reads back as and says. */
export interface PowerKept {
  readonly effects: readonly string[];
  readonly kept: object;
  readonly read: object;
  readonly line: string;
}

interface AnyPower {
  readonly effects: readonly { readonly effect: string }[];
}

/** All powers of a system's packs as they are stored and read, and in words. */
const kept = <P extends AnyPower>(
  powers: readonly P[],
  parse: (stored: unknown) => P,
  line: (power: P) => string,
): readonly PowerKept[] =>
  powers.map((power) => ({
    effects: power.effects.map(({ effect }) => effect),
    kept: power,
    read: parse(JSON.parse(JSON.stringify(power))),
    line: line(power),
  }));

const windowed = (name: string): string => `window.${name}`;

/** Where only gear reacts, which asks nobody. */
const byThemselves: readonly string[] = [windowsOfZafir.hpFalling, windowsOfZafir.hpZero];
/** Standing orders that answer questions of their own. */
const askedElsewhere: readonly string[] = ['useAllysItem', 'riskyMove'];

/** Every system, by its id. */
export const recordings = {
  soulbound: {
    system: soulbound,
    byChance: battles,
    name: 'battle',
    kinds: wantedOfBattles,
    reacted: Object.values(windowsOfSoulbound).map(windowed),
    silent: silentInBattles,
    powers: kept(
      [...packPowers, ...creatureTraits],
      (stored) => schemaOfSoulbound.parse(stored),
      lineOfSoulbound,
    ),
  },
  zafir: {
    system: zafir,
    byChance: missions,
    name: 'mission',
    kinds: { ...wantedOfMissions, 'effect of a power': powerEffects },
    reacted: [
      ...Object.values(windowsOfZafir)
        .filter((name) => !byThemselves.includes(name))
        .map(windowed),
      ...reactionsOfZafir.filter(({ id }) => !askedElsewhere.includes(id)).map(({ id }) => `reaction.${id}`),
    ],
    silent: silentOnMissions,
    powers: kept(
      [
        ...packEnemies.flatMap(({ sheet }) => sheet.powers),
        ...packGoods.flatMap((good) => (good.kind === 'power' ? good.power : [])),
      ],
      (stored) => schemaOfZafir.parse(stored),
      lineOfZafir,
    ),
  },
  riftbound: {
    system: riftbound,
    byChance: journeys,
    name: 'journey',
    kinds: wantedOfJourneys,
    effectsUntold: true,
    reacted: [windowed(windowsOfRiftbound.gap)],
    silent: ['actionEnded'],
    powers: kept(powersOfRiftbound, (stored) => schemaOfRiftbound.parse(stored), lineOfRiftbound),
  },
  ishanekon: {
    system: ishanekon,
    byChance: journeysOfIshanekon,
    name: 'journey',
    kinds: wantedOfIshanekon,
    reacted: reactedInIshanekon,
    unrecorded: seldomAsked,
    silent: ['zoneBegan'], // of walls and the like: what they are made of is told
    powers: [
      ...kept([...shipped().abilities.values()], (stored) => schemaOfIshanekon.parse(stored), abilityLine),
      ...kept([...shipped().features.values()], (stored) => featureSchema.parse(stored), featureLine),
    ],
  },
  'wayfarer-tactics': {
    system: wayfarer as AnySystem,
    byChance: battlesOfWayfarer,
    name: 'battle',
    kinds: wantedOfWayfarer,
    reacted: [],
    unrecorded: unrecordedOfWayfarer,
    silent: [],
    powers: [],
  },
};
