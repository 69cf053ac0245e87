import type { ContentTables } from '../../../engine/system.ts';
import { abilityTypes } from './abilityTypes.ts';
import { advancedActions, basicActions, otherActions } from './actions.ts';
import { archetypes } from './archetypes.ts';
import { armour } from './armour.ts';
import { armyTerrain, armyUnits } from './armies.ts';
import { buildings } from './buildings.ts';
import { crafting } from './crafting.ts';
import { creatureClasses, creatureRanks, creatureTypes, vehicleModules } from './creatures.ts';
import { damageTypes } from './damageTypes.ts';
import { defenceRolls } from './defenceRolls.ts';
import { difficulties } from './difficulties.ts';
import { diseases } from './diseases.ts';
import { gear } from './gear.ts';
import { levels } from './levels.ts';
import { materials, objectProperties } from './objects.ts';
import { powerSources } from './powerSources.ts';
import { goods, hirelings, meals, qualities, restingPlaces } from './prices.ts';
import { rests } from './rests.ts';
import { shields } from './shields.ts';
import { sizes } from './sizes.ts';
import { skills } from './skills.ts';
import { stats } from './stats.ts';
import { statuses } from './statuses.ts';
import { visions } from './visions.ts';
import { weaponCategories } from './weaponCategories.ts';
import { weaponProperties } from './weaponProperties.ts';
import {
  exhaustionLevels,
  harvesting,
  harvestingPlaces,
  harvestingSkills,
  scavenging,
  travel,
} from './world.ts';

/** Every table of the book, by its name. */
export const content = {
  stats,
  skills,
  archetypes,
  levels,
  defenceRolls,
  difficulties,
  abilityTypes,
  powerSources,
  basicActions,
  advancedActions,
  otherActions,
  weaponCategories,
  weaponProperties,
  armour,
  shields,
  gear,
  damageTypes,
  statuses,
  sizes,
  objectProperties,
  materials,
  visions,
  diseases,
  buildings,
  rests,
  exhaustionLevels,
  travel,
  scavenging,
  harvestingSkills,
  harvesting,
  harvestingPlaces,
  crafting,
  qualities,
  goods,
  restingPlaces,
  meals,
  hirelings,
  creatureTypes,
  creatureRanks,
  creatureClasses,
  vehicleModules,
  armyUnits,
  armyTerrain,
} as const satisfies ContentTables;
