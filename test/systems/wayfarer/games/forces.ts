import { sideWith } from '../support/stage.ts';

const warband = [
  '4x Guard; Troop; Human; Warrior; dice MO 2 MD 2 BO 1 BD 2 AT 3 DE 2 AD 1; gear Sword, Shield; squad Shields',
  '3x Archer; Troop; Elf; Warrior; dice MO 1 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1; gear Bow',
  '2x Wolf; Troop; Wolf/Dog; -; dice MO 2 MD 2 BD 1 AD 1 TD 1 AT 4 DE 3; squad Pack',
  'Captain; Elite; Human; Warrior; dice MO 3 MD 3 BO 2 BD 2 AT 3 DE 3 AD 2; skills Commander, Master Tactician; gear Great Axe, Mail',
];
const squad = [
  '4x Trooper; Troop; Human; Soldier; dice MO 1 MD 2 BO 3 BD 2 AT 3 DE 3 AD 2 TD 1; gear Assault Rifle, Impact Armor; squad Alpha',
  '2x Scout; Troop; Human; Soldier; dice MO 2 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1 TD 1; gear Revolver, Knife',
  '2x Iron; Troop; Robot; Soldier; size 1x2; dice MO 2 MD 3 BO 3 BD 2 AT 2 DE 2 AD 1 TD 2; traits Mammoth; gear Energy Rifle; squad Irons',
];

/** A map with something of everything on it. */
export const map = [
  'goal 9',
  'heroes',
  'objectives 1',
  'grabs',
  '................',
  '..##....b...~...',
  '........b..~~...',
  '...,,,......T...',
  '................',
  '...s....O....1..',
  '...s.........2..',
  '......##........',
  '......##...f....',
  '..~~.......T....',
  '..w~............',
  '.......,,,......',
  '................',
  '................',
].join('\n');

/** The same for missions: one whose objectives stay, one for grabs. */
export const missionMaps = ['hold', 'grabs'].map((mission) =>
  map.replace('goal 9', `mission ${mission}\nrounds 4`),
);

export const three = {
  ana: sideWith(warband, 'hit', 'Ana'),
  bo: sideWith(squad, 'live', 'Bo'),
  cy: sideWith(warband, 'ask', 'Cy'),
};
const { cy: _, ...rest } = three;
export const two = rest;
