/** Forces of 500 points to begin with (L40), a line a unit, as they are pasted and printed: one of each of two settings. */
export const readyForces = {
  abbeyWatch: [
    'Abbess; Elite; Human; Warrior; dice MO 3 MD 3 BO 1 BD 2 AT 3 DE 3 AD 2; skills Commander, Master Tactician; gear Greatsword, Mail',
    '2x Pike; Troop; Human; Warrior; dice MO 2 MD 2 BO 1 BD 2 AT 3 DE 2 AD 1; gear Spear, Shield',
    '2x Bowman; Troop; Elf; Warrior; dice MO 1 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1; gear Bow',
    'Novice; Troop; Human; Warrior; dice MO 2 MD 2 BO 1 BD 2 AT 4 DE 3 AD 1; gear Spear',
  ].join('\n'),
  lostCompany: [
    'Sergeant; Elite; Human; Soldier; dice MO 1 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1 TD 1; skills Commander, Sharpshooter; gear Rifle',
    '2x Rifleman; Troop; Human; Soldier; dice MO 1 MD 1 BO 2 BD 2 AT 3 DE 3 AD 1; gear Rifle',
    '2x Scout; Troop; Human; Outlaw; dice MO 2 MD 2 BO 2 BD 1 AT 4 DE 3 AD 1; gear Revolver, Knife',
    'Mule; Troop; Robot; Soldier; size 1x2; dice MO 2 MD 2 BO 2 BD 2 AT 2 DE 2 TD 1; gear Musket',
  ].join('\n'),
} as const;

/** The same with a squad each, which one card moves and one assault strikes with. */
export const squadForces = {
  shieldWall: [
    'Warden; Elite; Human; Warrior; dice MO 3 MD 3 BO 1 BD 2 AT 3 DE 3 AD 2; skills Commander; gear Greatsword, Mail',
    '3x Shield; Troop; Human; Warrior; dice MO 2 MD 2 BO 1 BD 2 AT 3 DE 2 AD 1; gear Spear, Shield; squad Wall',
    '2x Archer; Troop; Elf; Warrior; dice MO 1 MD 1 BO 2 BD 2 AT 3 DE 3 AD 1; gear Bow',
  ].join('\n'),
  firingLine: [
    'Captain; Elite; Human; Soldier; dice MO 1 MD 2 BO 2 BD 2 AT 3 DE 3 AD 1 TD 1; skills Commander, Sharpshooter; gear Rifle',
    '3x Gun; Troop; Human; Soldier; dice MO 1 MD 1 BO 2 BD 2 AT 3 DE 3 AD 1; gear Musket, Knife; squad Line',
    '2x Runner; Troop; Human; Outlaw; dice MO 2 MD 2 BO 2 BD 1 AT 4 DE 3 AD 1; gear Revolver, Knife',
  ].join('\n'),
} as const;
