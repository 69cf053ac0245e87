/**
 * Unit cards of the Lost Company, a setting of rifles and machines: a line a unit, as forces are printed. Ours; every plan keeps the rules
 * for building (L643 to L662).
 */
export const lostCompany: readonly string[] = [
  'Sapper; Troop; Human; Engineer; dice MO 1 MD 1 BO 2 BD 2 TO 2 TD 2 AT 2 DE 2; skills Sabotage; gear Revolver, Toolkit',
  'Fixer; Elite; Quanar; Tinkerer; dice MD 1 BO 1 BD 2 TO 3 TD 2 AT 2 DE 2; skills Repurpose, Short Circuit; gear Black Powder Pistol, Meta-Tool',
  'Breaker; Troop; Human; Tinkerer; dice MD 1 BO 1 BD 2 TO 3 TD 3 AT 2 DE 2; skills Aggressive Hack, Bug; gear Knife, Meta-Tool',
  'Long Shot; Elite; Human; Marksman; dice MD 1 BO 3 BD 2 AT 2 DE 5 AD 1; skills Sniper, Careful Aim; gear Sniper Rifle',
  'Gunner; Troop; Pigman; Soldier; dice MO 1 MD 1 BO 3 BD 2 AT 2 DE 2; gear Machine Gun',
  'Grenadier; Troop; Human; Soldier; dice MO 1 MD 1 BO 2 BD 2 AT 3 DE 2 AD 1; gear Grenade Launcher, Knife',
  'Field Medic; Troop; Human; Researcher; dice MD 1 BO 1 BD 2 TO 1 TD 1 AD 1 AT 3 DE 3; skills Medic; gear Black Powder Pistol, Med Kit',
  'Major; Champion; Human; Tactician; dice MO 1 MD 2 BO 2 BD 3 TD 1 AD 2 AT 2 DE 4; skills Commander, Master Tactician, Motivate; gear Revolver',
  'Mindbender; Champion; Zyntari; Psion; dice MD 2 BD 2 AO 3 AD 3 AT 2 DE 3; skills Telekinisis, Mental Assault, Empathic Dread',
  'Chrome; Elite; Human; Soldier; as Cyborg; dice MO 2 MD 2 BO 2 BD 3 AT 3 DE 3 TD 1; traits Cybernetics; skills Advancing Assault; gear Assault Rifle',
  'Stray; Troop; Human; Outlaw; as Mutant; dice MO 2 MD 2 BO 1 BD 1 AT 3 DE 2; traits Unstable Mutations; gear Club',
  'Ghost; Elite; Human; Outlaw; dice MO 3 MD 2 BO 2 BD 2 AT 5 DE 4 AD 1; skills Infiltrate, Stealth Assault; gear Knife, Revolver',
  'Drone; Troop; Robot; Soldier; dice BO 2 BD 2 AT 2 DE 3 TD 1; traits Robotic Drone; gear Revolver',
  'Colossus; Champion; Robot; Soldier; size 3x4; dice MO 2 MD 3 BO 3 BD 3 TD 2 AT 2 DE 3; bumps BO +1 BD +2 MD +2; traits Gargantuan; gear Heavy Machine Gun',
  'Yard Ape; Troop; Ape; -; dice MO 2 MD 1 BO 1 BD 1 TD 1 AD 1 AT 2 DE 1',
  'Patrol Motorcycle; vehicle; Motorcycle',
  'Staff Car; vehicle; Sedan',
  'Sky Cycle; vehicle; Hovercycle',
  'Carrier; vehicle; A.P.C.',
  'Old Iron; vehicle; Tank',
];
