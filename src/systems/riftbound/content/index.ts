import type { ContentTables } from '../../../engine/system.ts';
import { abilities } from './abilities.ts';
import { adventuringGear } from './adventuringGear.ts';
import { armour } from './armour.ts';
import { attributes } from './attributes.ts';
import { bandages } from './bandages.ts';
import { classes } from './classes.ts';
import { clothing } from './clothing.ts';
import { combatActions } from './combatActions.ts';
import { damageTypes } from './damageTypes.ts';
import { difficulties } from './difficulties.ts';
import { keywords } from './keywords.ts';
import { modules } from './modules.ts';
import { flaws, goals, ideals } from './quirks.ts';
import { rests } from './rests.ts';
import { roles } from './roles.ts';
import { sizes } from './sizes.ts';
import { skilledGroups } from './skilledGroups.ts';
import { statusEffects } from './statusEffects.ts';
import { backgrounds, origins } from './stories.ts';
import { systems } from './systems.ts';
import { traitIdeas } from './traitIdeas.ts';
import { vehicles } from './vehicles.ts';
import { weapons } from './weapons.ts';

/** Every table of the book, by its name. */
export const content: ContentTables = {
  attributes,
  roles,
  classes,
  abilities,
  weapons,
  modules,
  armour,
  adventuringGear,
  bandages,
  clothing,
  vehicles,
  systems,
  statusEffects,
  combatActions,
  difficulties,
  keywords,
  damageTypes,
  sizes,
  rests,
  skilledGroups,
  ideals,
  goals,
  flaws,
  traitIdeas,
  backgrounds,
  origins,
};
