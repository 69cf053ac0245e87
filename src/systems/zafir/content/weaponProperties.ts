import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** `takesNumber`: whether it has an X. */
const schema = row.extend({ takesNumber: z.boolean() });

/** What is special about weapons, focuses and resonators. */
export const weaponProperties = defineTable(schema, [
  { id: 'blunt', name: 'Blunt', takesNumber: false, text: 'Takes no Blade mods.' },
  { id: 'lightningDamage', name: 'Lightning Damage', takesNumber: false, text: 'Deals Lightning Damage.' },
  {
    id: 'lightweight',
    name: 'Lightweight X',
    takesNumber: true,
    text: '+X Speed while you have it equipped.',
  },
  {
    id: 'moveOrFire',
    name: 'Move or Fire',
    takesNumber: false,
    text: 'Attacks and Overwatch take both actions of the turn.',
  },
  { id: 'singleShot', name: 'Single-shot', takesNumber: false, text: 'Takes no Magazine mods.' },
  {
    id: 'pointBlank',
    name: 'Point Blank',
    takesNumber: false,
    text: '+1 Aim Die against targets within 1.5 tiles.',
  },
  { id: 'silent', name: 'Silent', takesNumber: false, text: 'Attacks out of concealment reveal nobody.' },
  {
    id: 'stunWeapon',
    name: 'Stun Weapon X',
    takesNumber: true,
    text: 'A critical hit leaves the target Stunned X.',
  },
  { id: 'versatile', name: 'Versatile', takesNumber: false, text: "Attacking doesn't end the turn." },
  {
    id: 'channelEnergy',
    name: 'Channel Energy X',
    takesNumber: true,
    text: 'Once a mission, one magic ability cools down X turns faster.',
  },
  {
    id: 'improvedResonator',
    name: 'Improved Resonator X',
    takesNumber: true,
    text: '+X Will when making Will Attacks.',
  },
]);

export type WeaponPropertyId = (typeof weaponProperties)[number]['id'];
