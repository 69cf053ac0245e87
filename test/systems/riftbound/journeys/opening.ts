import type { Intent, Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { outerDrift } from '../../../../src/systems/riftbound/packs/outerDrift/index.ts';
import { houseRulesSchema, newParty, type Party } from '../../../../src/systems/riftbound/party/party.ts';
import { houseRuleIds, houseRuleTable } from '../../../../src/systems/riftbound/party/rules.ts';
import { type Scene, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { systemWare } from '../../../../src/systems/riftbound/character/acts/shop.ts';
import type { Item, Person } from '../../../../src/systems/riftbound/character/schema.ts';
import { itemOf } from '../../../../src/systems/riftbound/gear/rows.ts';
import type { SystemProfile } from '../../../../src/systems/riftbound/vehicles/profile.ts';
import { systemOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { type Chance, numberAfter, once, one } from '../../../support/random/chance.ts';
import { adventurer, foeMember, vehicleBy } from './people.ts';
import type { Theme } from './themes.ts';

/** Everybody whom the GM plays, whenever they come. */
const npcs = Array.from({ length: 60 }, (_, n) => `foe${n}`);

/** A group that plays the unclear places in any way, some of them without air. */
const partyBy = (chance: Chance): Party => ({
  ...newParty,
  rules: houseRulesSchema.parse(
    Object.fromEntries(
      houseRuleIds.map((id) => [id, one<readonly [string, string]>(houseRuleTable[id].choices, chance)[0]]),
    ),
  ),
  level: 4,
  air: !once(5, chance),
});

/** What anything bears: it can be built in wherever there is a terminal. */
const anything = { least: null, most: null, medium: null, group: null };
const spikes: SystemProfile = {
  ...systemOf('laserSideGun'),
  row: 'spikes',
  name: 'Spikes',
  weight: 0,
  limited: anything,
};
const bought: Item = { ...itemOf(systemWare(spikes, 5), 'spikes'), system: spikes };

/** Somebody who has bought a system. */
const withSystem = ([id, who]: readonly [string, Person]) =>
  [id, { ...who, items: [...who.items, bought] }] as const;

/** Two to four people between fights; where the journey is about what comes between them, with a vehicle that nobody owns. */
export function crewBy(theme: Theme, chance: Chance): Scene {
  const people = Array.from(
    { length: 2 + chance(3) },
    (_, n) => [`pc${n}`, adventurer(`pc${n}`, theme, chance)] as const,
  );
  const made = { ...vehicleBy('ship', 'nobody', [], { chance }), owner: null, crew: [] };
  const ship = once(2, chance) ? made : { ...made, signature: false, price: 5 };
  const all = theme.between > 10 ? [...people.map(withSystem), ['ship', ship] as const] : people;
  return sceneOf(Object.fromEntries(all), npcs, partyBy(chance));
}

/** Everybody of the crew, vehicles among them. */
export const crewOf = ({ characters }: Scene): readonly string[] =>
  Object.keys(characters).filter((id) => !npcs.includes(id));

/** So small that nobody is far from anybody. */
const pit = 'pit 7 x 7; heroes at 3,4; foes at 3,2';

const places = [
  'hold 24 x 18; container at 12,9; crates at 6,6 and 18,12; heroes at 12,16; foes at 12,14',
  'hall 30 x 20; wall 0,10 to 30,10; door at 15,10; catwalk 2,2 to 12,4; stairs at 7,4; foes at 5,16',
  'street 80 x 40; wreck at 20,8; rubble at 10,8; dark',
  ...outerDrift.places.map(({ name }) => name),
  'dock 20 x 20; pillars at 8,8 and 12,12; console at 10,4; heroes at 10,11; foes at 10,9',
];

/** A fight of the crew with one to three foes, some with a vehicle. */
export function fightBegins(scene: Scene, theme: Theme, chance: Chance): Intent {
  const ids = crewOf(scene);
  const [pilot = 'pc0', ...riders] = ids.filter((id) => scene.characters[id]?.kind === 'person');
  const number = numberAfter(Object.keys(scene.characters));
  const ship = `ship${number}`;
  const drives = chance(7) < theme.vehicles && !ids.some((id) => id.startsWith('ship'));
  const crew = ids.flatMap((id): readonly Member[] => {
    const who = scene.characters[id];
    if (who === undefined || (who.kind === 'person' && who.dead)) return [];
    const sheet = drives && id === pilot ? { ...who, vehicle: ship } : who;
    return [{ id, name: who.name, side: 'players', sheet: plain(sheet), place: null }];
  });
  const made = drives ? vehicleBy(ship, pilot, riders, { chance, bikes: theme.bikes }) : null;
  const vehicle: readonly Member[] =
    made === null ? [] : [{ id: ship, name: ship, side: 'players', sheet: plain(made), place: null }];
  const foes = Array.from({ length: 1 + chance(3) }, (_, n) => foeMember(`foe${number + n}`, theme, chance));
  const read = riftbound.readSetup(theme.close ? pit : one(places, chance));
  if (!read.ok) throw new Error(read.why);
  return {
    kind: 'begin',
    members: [...vehicle, ...crew, ...foes],
    setup: read.setup,
    surprised: [],
    asGm: true,
  };
}
