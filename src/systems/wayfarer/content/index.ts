import type { ContentTables } from '../../../engine/system.ts';
import { armour } from './armour.ts';
import { attributes } from './attributes.ts';
import { activations, cover, operateActions, terrain } from './battle.ts';
import { advancements, gameplayModes, injuries, rpgSkills, taskDifficulties } from './campaign.ts';
import { damageTypes } from './damageTypes.ts';
import { devices } from './devices.ts';
import { equipmentEffects } from './equipmentEffects.ts';
import { occupations } from './occupations.ts';
import { ranks } from './ranks.ts';
import { skills } from './skills/index.ts';
import { skillCategories } from './skills/skill.ts';
import { species } from './species/index.ts';
import { spells } from './spells/index.ts';
import { templates } from './templates.ts';
import { traits } from './traits/index.ts';
import { unitTypes } from './unitTypes.ts';
import { vehicleFeatures, vehicleWeaponEffects } from './vehicleFeatures.ts';
import { vehicles } from './vehicles.ts';
import { ballisticWeapons } from './weapons/ballistic.ts';
import { meleeWeapons } from './weapons/melee.ts';

/** Every table of the book, by its name. */
export const content = {
  attributes,
  ranks,
  unitTypes,
  damageTypes,
  species,
  templates,
  traits,
  occupations,
  skillCategories,
  skills,
  meleeWeapons,
  ballisticWeapons,
  armour,
  devices,
  equipmentEffects,
  spells,
  vehicles,
  vehicleFeatures,
  vehicleWeaponEffects,
  terrain,
  operateActions,
  cover,
  activations,
  injuries,
  advancements,
  gameplayModes,
  rpgSkills,
  taskDifficulties,
} satisfies ContentTables;
