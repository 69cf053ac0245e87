import { abilities } from './abilities.ts';
import { agilityMoves } from './agilityMoves.ts';
import { aids } from './aids.ts';
import { armorProperties } from './armorProperties.ts';
import { attributes } from './attributes.ts';
import { basicActions } from './basicActions.ts';
import { bodyArmor } from './bodyArmor.ts';
import { casualtyTable } from './casualtyTable.ts';
import { classes } from './classes.ts';
import { conditionRemovalMethods } from './conditionRemovalMethods.ts';
import { conditions } from './conditions.ts';
import { damageTypes } from './damageTypes.ts';
import { disabilities } from './disabilities.ts';
import { disciplines } from './disciplines.ts';
import { fearOutcomes } from './fearOutcomes.ts';
import { grenades } from './grenades.ts';
import { grievousWounds } from './grievousWounds.ts';
import { headgear } from './headgear.ts';
import { inventoryItems } from './inventoryItems.ts';
import { languages } from './languages.ts';
import { livingCosts } from './livingCosts.ts';
import { mageGuilds } from './mageGuilds.ts';
import { mods } from './mods.ts';
import { optionalRules } from './optionalRules.ts';
import { proficiencies } from './proficiencies.ts';
import { progression } from './progression.ts';
import { pronouns } from './pronouns.ts';
import { randomTables } from './randomTables.ts';
import { ranges } from './ranges.ts';
import { religions } from './religions.ts';
import { responsibilities } from './responsibilities.ts';
import { responsibilityLevels } from './responsibilityLevels.ts';
import { safetyTools } from './safetyTools.ts';
import { skillDifficulties } from './skillDifficulties.ts';
import { skills } from './skills.ts';
import { specialActions } from './specialActions.ts';
import { species } from './species.ts';
import { tileFeatures } from './tileFeatures.ts';
import { treatments } from './treatments.ts';
import { unitTypes } from './unitTypes.ts';
import { utilityItems } from './utilityItems.ts';
import { weaponProperties } from './weaponProperties.ts';
import { focusesAndResonators, primaryWeapons, secondaryWeapons, weapons } from './weapons.ts';

/** Every table of the system, by name. */
export const content = {
  abilities,
  agilityMoves,
  aids,
  armorProperties,
  attributes,
  basicActions,
  bodyArmor,
  casualtyTable,
  classes,
  conditionRemovalMethods,
  conditions,
  damageTypes,
  disabilities,
  disciplines,
  fearOutcomes,
  focusesAndResonators,
  grenades,
  grievousWounds,
  headgear,
  inventoryItems,
  languages,
  livingCosts,
  mageGuilds,
  mods,
  optionalRules,
  primaryWeapons,
  proficiencies,
  progression,
  pronouns,
  randomTables,
  ranges,
  religions,
  responsibilities,
  responsibilityLevels,
  safetyTools,
  secondaryWeapons,
  skillDifficulties,
  skills,
  specialActions,
  species,
  tileFeatures,
  treatments,
  unitTypes,
  utilityItems,
  weaponProperties,
  weapons,
};
